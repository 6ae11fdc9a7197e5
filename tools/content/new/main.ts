import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cancel, confirm, intro, isCancel, log, outro, select, text } from '@clack/prompts';
import { iconNames } from '../../../src/content/icon-names';
import { formatProblem } from '../../../src/content/problem';
import { newKinds, type Ask, type NewKind } from './kinds';
import { makeEntry, problemsOf, writeEntry, type Made, type Typed } from './make';

const flags = [...new Set(newKinds.flatMap(({ asks }) => asks.map(({ flag }) => flag)))];

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
      consent: { type: 'boolean' },
      folder: { type: 'string', default: 'content' },
    },
  });
  const typed = Object.fromEntries(
    flags.flatMap((flag) => {
      const value: unknown = Reflect.get(values, flag);
      return typeof value === 'string' ? [[flag, value]] : [];
    }),
  );
  return { name: positionals[0], typed, consent: values.consent, folder: values.folder };
}

/** Ends the command without a file when a writer presses Escape. */
function stop(): never {
  cancel('Nothing was written.');
  return process.exit(1);
}

/** Asks for one thing; `before` is what the writer answered last time, ready to be changed. */
async function askFor({ flag, message, hint }: Ask, before: string | undefined): Promise<string> {
  const kept = before === undefined ? {} : { initialValue: before };
  if (flag === 'icon') {
    const options = iconNames.map((value) => ({ value, label: value }));
    const icon = await select<string>({ message, options, ...kept });
    return isCancel(icon) ? stop() : icon;
  }
  const validate = (value: string | undefined) => {
    if (!value?.trim()) return 'Write a few words';
    return flag === 'picture' && !existsSync(value) ? `There is no file ${value}` : undefined;
  };
  const answer = await text({
    message,
    validate,
    ...kept,
    ...(hint !== undefined && { placeholder: hint }),
  });
  return isCancel(answer) ? stop() : answer;
}

async function chooseKind(name: string | undefined): Promise<NewKind> {
  const known = newKinds.find((kind) => kind.name === name);
  if (known) return known;
  const names = newKinds.map((kind) => kind.name);
  if (name !== undefined) throw new Error(`"${name}" cannot be made. Choose: ${names.join(', ')}`);
  const options = newKinds.map((kind) => ({ value: kind, label: kind.name }));
  const chosen = await select({ message: 'What shall it be?', options });
  return isCancel(chosen) ? stop() : chosen;
}

async function agreed(kind: NewKind, given: boolean | undefined, asked: boolean) {
  if (kind.name !== 'testimonial') return {};
  const message = 'Has the client agreed to be quoted by name and picture?';
  if (given === undefined && !asked) return { draft: true };
  const consent = given ?? (await confirm({ message }));
  if (isCancel(consent)) stop();
  return consent ? { consent } : { draft: true };
}

/** Why an entry is not written; undefined when it can be. */
function refusalOf(folder: string, kind: NewKind, typed: Typed, made: Made): string | undefined {
  if (typed.picture !== undefined && !existsSync(typed.picture)) {
    return `There is no file ${typed.picture}`;
  }
  if (kind.name !== 'value' && existsSync(join(folder, made.file))) {
    return `content/${made.file} is there already. Choose other words, or edit that file`;
  }
  const problems = problemsOf(folder, made);
  return problems.some(({ severity }) => severity === 'error')
    ? `Nothing was written, because the check would say:\n${problems.map(formatProblem).join('\n')}`
    : undefined;
}

async function main(): Promise<void> {
  const given = readArguments();
  const asking = process.stdin.isTTY;
  const kind = await chooseKind(given.name);
  const missing = kind.asks.filter(({ flag }) => given.typed[flag] === undefined);
  if (missing.length > 0 && !asking) {
    throw new Error(`Still to say: ${missing.map(({ flag }) => `--${flag}`).join(', ')}`);
  }
  if (missing.length > 0) intro(`A new ${kind.name}`);
  const answers: Record<string, string> = { ...given.typed };
  let extra: Awaited<ReturnType<typeof agreed>> | undefined;
  let made: Made;
  for (;;) {
    for (const ask of missing) answers[ask.flag] = await askFor(ask, answers[ask.flag]);
    extra ??= await agreed(kind, given.consent, missing.length > 0);
    made = makeEntry(given.folder, kind, answers, extra);
    const refusal = refusalOf(given.folder, kind, answers, made);
    if (refusal === undefined) break;
    if (missing.length === 0) throw new Error(refusal);
    log.error(refusal);
    log.info('Your answers are kept. Press Enter at those that are right, and change the others.');
  }
  writeEntry(given.folder, made);
  const note =
    'draft' in extra
      ? '\nIt is a draft until the client has agreed: then write "consent": true in place of "draft": true.'
      : '';
  outro(`Wrote content/${made.file}${note}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
