import {
  type CANCEL_SYMBOL,
  cancel,
  confirm,
  isCancel,
  log,
  multiline,
  multiselect,
  select,
  text,
} from '@clack/prompts';
import { iconNames } from '../../../src/content/icon-names';
import { indexSite } from '../site-index';
import { openFolder } from '../content-folder';
import { lostPicture, problemsOfAnswer, takenName } from './judge';
import { newKinds, type Ask, type NewKind } from './kinds';
import { makeEntry, type Typed } from './make';
import { authorOptions, topicOptions } from './article-defaults';
import { helpOptions } from './plan-defaults';

/** Returns an answer, or ends the command without a file when the writer presses Escape. */
function orStop<Value>(answer: Value | typeof CANCEL_SYMBOL): Value {
  if (!isCancel(answer)) return answer;
  cancel('Nothing was written.');
  return process.exit(1);
}

/** Returns why an answer cannot be taken; undefined when it can. */
function refusalOfAnswer(
  folder: string,
  kind: NewKind,
  ask: Ask,
  typed: Typed,
): string | undefined {
  const answer = typed[ask.flag]?.trim() ?? '';
  if (answer === '') return 'Write a few words';
  const lost = ask.by === 'picture' ? lostPicture(folder, answer) : undefined;
  if (lost !== undefined) return lost;
  if (ask.field === kind.namedBy) {
    const taken = takenName(folder, kind, makeEntry(folder, kind, typed));
    if (taken !== undefined) return taken;
  }
  return problemsOfAnswer(folder, kind, ask, typed).find(({ severity }) => severity === 'error')
    ?.message;
}

/** Returns the values that a field may have on this site. */
function choicesFor(folder: string, { field }: Ask): readonly string[] {
  const site = indexSite(openFolder(folder));
  if (field === 'topics') return topicOptions(site);
  return field === 'author' ? authorOptions(site) : helpOptions(site);
}

/** Asks for one thing. `before` is an answer that is there already, ready to be changed. */
async function askFor(folder: string, kind: NewKind, ask: Ask, before: Typed): Promise<string> {
  const { field, flag, message, hint, by } = ask;
  const initialValue = before[flag];
  if (by === 'icon') {
    const options = iconNames.map((value: string) => ({ value, label: value }));
    return orStop(await select({ message, options, ...(initialValue && { initialValue }) }));
  }
  const choices = by === 'options' || by === 'option' ? choicesFor(folder, ask) : [];
  if (choices.length > 0) {
    const options = choices.map((value) => ({ value, label: value }));
    if (by === 'option') {
      return orStop(await select({ message, options, ...(initialValue && { initialValue }) }));
    }
    const hinted = `${message} (the space bar chooses, Enter goes on)`;
    return orStop(await multiselect({ message: hinted, options, required: true })).join(';');
  }
  const validate = (value: string | undefined) =>
    refusalOfAnswer(folder, kind, ask, { ...before, [flag]: value ?? '' });
  const options = {
    validate,
    ...(initialValue !== undefined && { initialValue }),
    ...(hint !== undefined && { placeholder: hint }),
  };
  // A pasted text may have several paragraphs.
  return orStop(
    field === 'text' && kind.name !== 'value'
      ? await multiline({
          message: `${message} (Tab, then Enter, ends it)`,
          showSubmit: true,
          ...options,
        })
      : await text({ message, ...options }),
  );
}

/** Asks for all that is missing, one thing after the other. What reads badly is said, and kept. */
export async function askForAll(
  folder: string,
  kind: NewKind,
  missing: readonly Ask[],
  given: Typed,
): Promise<Typed> {
  let typed = given;
  for (const ask of missing) {
    const { assumed } = makeEntry(folder, kind, typed);
    const answer = await askFor(folder, kind, ask, { ...assumed, ...typed });
    typed = { ...typed, [ask.flag]: answer };
    for (const { severity, message } of problemsOfAnswer(folder, kind, ask, typed)) {
      if (severity === 'warning') log.warn(message);
    }
  }
  return typed;
}

/** Asks what to make, unless the command already says it. */
export async function chooseKind(name: string | undefined, asking: boolean): Promise<NewKind> {
  const known = newKinds.find((kind) => kind.name === name);
  if (known) return known;
  const names = newKinds.map((kind) => kind.name).join(', ');
  if (name !== undefined) throw new Error(`"${name}" cannot be made. Choose: ${names}`);
  if (!asking) throw new Error(`Say what to make: ${names}. For example: npm run new -- question`);
  const options = newKinds.map((kind) => ({ value: kind, label: kind.name }));
  return orStop(await select({ message: 'What would you like to add?', options }));
}

/**
 * Returns the further fields of an entry. For a testimonial, asks whether the client agreed to be
 * quoted; without an answer it is a draft, as every new article is.
 */
export async function agreed(kind: NewKind, given: boolean | undefined, asking: boolean) {
  // Its first paragraph is not yet an article.
  if (kind.name === 'article') return { draft: true };
  if (kind.name !== 'testimonial') return {};
  const message = 'Has the client agreed to be quoted by name and picture?';
  const consent = given ?? (asking && orStop(await confirm({ message, initialValue: false })));
  return consent ? { consent } : { draft: true };
}
