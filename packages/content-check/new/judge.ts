import { valueAt } from '../../../src/content/fields';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite } from '../check';
import { openFolder, type ContentFolder } from '../content-folder';
import { lineOf } from '../reading/duplicate';
import { parseContent } from '../reading/parse';
import { formatProblem, type Problem } from '../problem';
import type { Ask, NewKind } from './kinds';
import { makeEntry, placesOfPictures, type Made, type Typed } from './make';
import { picturePath } from './picture-path';

/** Returns the folder as it will be with the new entry in it. */
function withEntry(folder: string, { file, text, picture }: Made): ContentFolder {
  const now = openFolder(folder);
  const added = new Map<string, () => Uint8Array>([[file, () => Buffer.from(text)]]);
  if (picture && existsSync(picture.from)) added.set(picture.to, () => readFileSync(picture.from));
  return {
    ...now,
    names: [...new Set([...now.names, ...added.keys()])].sort(),
    read: (name) => added.get(name)?.() ?? now.read(name),
    size: (name) => added.get(name)?.().length ?? now.size(name),
  };
}

/** Returns what the check will say because of a new entry, and does not say without it. */
export function problemsOf(folder: string, made: Made): Problem[] {
  const key = ({ file, message }: Problem) => `${file} ${message}`;
  const before = new Set(checkSite(openFolder(folder)).map(key));
  return checkSite(withEntry(folder, made)).filter((problem) => !before.has(key(problem)));
}

/** Returns whether a problem of a new entry comes from the answer to one question. */
function comesFrom(kind: NewKind, ask: Ask, made: Made, problem: Problem): boolean {
  const { file, line, rule } = problem;
  if (file === made.picture?.to) return ask.by === 'picture';
  if (file !== made.file) return false;
  if (rule === 'file-name' || rule === 'address-taken') return ask.field === kind.namedBy;
  const parsed = parseContent(made.file, made.text);
  if (ask.field === 'text' && kind.name !== 'value')
    return line >= lineOf(made.text, parsed.bodyOffset);
  const list = valueAt(parsed.data, ['items']);
  const entry = kind.name === 'value' && Array.isArray(list) ? ['items', list.length - 1] : [];
  const range = parsed.rangeOf([...entry, ...ask.field.split('.')]);
  return (
    range !== undefined &&
    lineOf(made.text, range.from) <= line &&
    line <= lineOf(made.text, range.to)
  );
}

/** Text for an entry of which only the first answers are known. */
const standIn: Typed = { text: 'Text.', answer: 'Text.' };

/** Returns what the check will say of one answer, as soon as it is given. `typed` has the others so far. */
export function problemsOfAnswer(folder: string, kind: NewKind, ask: Ask, typed: Typed): Problem[] {
  const made = makeEntry(folder, kind, { ...standIn, ...typed });
  return problemsOf(folder, made).filter((problem) => comesFrom(kind, ask, made, problem));
}

/** Returns why an entry with its name cannot be written: another file has it. */
export const takenName = (folder: string, kind: NewKind, { file }: Made): string | undefined =>
  kind.name !== 'value' && existsSync(join(folder, file))
    ? `content/${file} already exists. Choose other words, or edit that file`
    : undefined;

/** Returns why a picture cannot be copied: there is none at its path. */
export const lostPicture = (folder: string, path: string): string | undefined =>
  picturePath(path, placesOfPictures(folder)) === undefined
    ? `There is no file ${path}. Drag the picture into this window, or type its whole path`
    : undefined;

/** What keeps a new entry from being written, and the questions to ask again. */
export type Refusal = { message: string; asks: readonly Ask[] };

/** Describes errors. The new file is not there yet, so a question is named instead, by its flag. */
function refusalFor(kind: NewKind, made: Made, errors: readonly Problem[]): Refusal {
  const found = errors.map((problem) => ({
    problem,
    ask: kind.asks.find((ask) => comesFrom(kind, ask, made, problem)),
  }));
  const lines = found.map(({ problem, ask }) => {
    // There is no file to rename yet, and the file that is there is right.
    const message = problem.message
      .replace(/Rename the file.*$/, 'Choose other words')
      .replace(`${made.file}:`, `${problem.file}:`);
    if (ask) return `--${ask.flag}: ${message}`;
    return problem.file === made.file || message !== problem.message
      ? message
      : formatProblem(problem);
  });
  return {
    message: `Nothing was written:\n${lines.join('\n')}`,
    asks: [...new Set(found.flatMap(({ ask }) => ask ?? []))],
  };
}

/** Returns what keeps a new entry from being written; undefined when nothing does. */
export function refusalOf(
  folder: string,
  kind: NewKind,
  typed: Typed,
  made: Made,
): Refusal | undefined {
  const lost = typed.picture === undefined ? undefined : lostPicture(folder, typed.picture);
  if (lost !== undefined) {
    return { message: lost, asks: kind.asks.filter(({ by }) => by === 'picture') };
  }
  const taken = takenName(folder, kind, made);
  if (taken !== undefined) {
    return { message: taken, asks: kind.asks.filter(({ field }) => field === kind.namedBy) };
  }
  const errors = problemsOf(folder, made).filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? refusalFor(kind, made, errors) : undefined;
}
