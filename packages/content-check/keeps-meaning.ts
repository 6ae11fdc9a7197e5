import { readContentFile, type ContentFile } from './content-file';
import { apartEdits, applyEdits } from './fix';
import { endOf, isNote, nodesIn, startOf } from './mdx/mdx-node';
import type { Range } from './reading/parse';
import type { Edit } from './problem';
import { spoken } from './spoken';
import type { Tokens } from '../../src/content/tokens';

const wordsOf = (text: string) => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** Returns the letters and digits of a text; `True` and `true`, `08` and `8` are alike. */
const lettersOf = (text: string) =>
  text
    .replace(/(?<![\p{L}\p{N}.])0+(?=\d)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** An edit with the place of its new text. */
type Placed = { edit: Edit; place: Range };

function placed(edits: readonly Edit[]): Placed[] {
  let shift = 0;
  return apartEdits(edits).map((edit) => {
    const place = { from: edit.from + shift, to: edit.from + shift + edit.text.length };
    shift += edit.text.length - (edit.to - edit.from);
    return { edit, place };
  });
}

/** Returns what visitors read outside some parts of a file. */
const wordsOutside = (file: ContentFile, parts: readonly Range[]) =>
  wordsOf(
    applyEdits(
      spoken(file),
      parts.map((part) => ({ ...part, text: '\n' })),
    ),
  );

type Path = readonly (string | number)[];
type Value = { value: string; isEdited: boolean };

/** Returns the names and values of all fields, in order. */
function valuesOf({ parsed }: ContentFile, edited: readonly Range[]): Value[] {
  const own = (value: unknown, range: Range | undefined): Value => ({
    value: typeof value === 'string' ? value : JSON.stringify(value ?? ''),
    isEdited: edited.some(({ from, to }) => !range || (from <= range.to && to >= range.from)),
  });
  const values = (value: unknown, path: Path): Value[] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => values(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return [own(value, parsed.rangeOf(path))];
    return Object.entries(value).flatMap(([key, item]) => [
      own(key, parsed.keyRangeOf([...path, key])),
      ...values(item, [...path, key]),
    ]);
  };
  return values(parsed.data, []);
}

/** Returns whether the fields say the same, except where they are edited, and none becomes empty. */
function keepsFields(before: ContentFile, after: ContentFile, all: readonly Placed[]): boolean {
  const letters = ({ text, parsed }: ContentFile) => lettersOf(text.slice(0, parsed.bodyOffset));
  // A line that could not be read may be read as something else now, with the same letters.
  if (before.parsed.findings.length > 0 && letters(before) === letters(after)) return true;
  const then = valuesOf(
    before,
    all.map(({ edit }) => edit),
  );
  const now = valuesOf(
    after,
    all.map(({ place }) => place),
  );
  return (
    then.length === now.length &&
    then.every(({ value, isEdited }, index) => {
      const next = now[index]?.value ?? '';
      return isEdited ? lettersOf(next) !== '' || lettersOf(value) === '' : next === value;
    })
  );
}

/** Returns whether an edit glues two words, publishes a note, or hides words that visitors read. */
function harms({ edit, place }: Placed, before: ContentFile, after: ContentFile): boolean {
  const source = before.text.slice(edit.from, edit.to);
  const around = before.text.charAt(edit.from - 1) + before.text.charAt(edit.to);
  const glues = edit.text === '' && /[\s*_]/u.test(source) && /^[\p{L}\p{N}]{2}$/u.test(around);
  if (edit.from < before.parsed.bodyOffset) return false;
  const hides =
    wordsOf(spoken(before).slice(edit.from, edit.to)) !== '' && wordsOf(edit.text) !== '';
  const shows = wordsOf(spoken(after).slice(place.from, place.to)) !== '';
  const hasNote =
    source.includes('<!--') ||
    nodesIn(before.tree).some(
      (node) => isNote(node) && startOf(node) < edit.to && endOf(node) > edit.from,
    );
  return glues || (hides && !shows) || (hasNote && shows);
}

/**
 * Returns whether the edits change only what they name. Outside them visitors read the same words, and
 * no field has another value; an edit glues no words, hides none, and publishes no note. In a file that
 * cannot be read yet they change no letter.
 *
 * @param file relative to `content/`
 */
export function keepsMeaning(
  file: string,
  text: string,
  edits: readonly Edit[],
  tokens: Tokens,
): boolean {
  const before = readContentFile(file, text, tokens);
  const after = readContentFile(file, applyEdits(text, edits), tokens);
  if (!before.parsed.readable) return lettersOf(before.text) === lettersOf(after.text);
  const all = placed(edits);
  const outside = (content: ContentFile, parts: readonly Range[]) =>
    wordsOutside(content, [
      { from: 0, to: content.parsed.bodyOffset },
      ...parts.filter(({ from }) => from >= content.parsed.bodyOffset),
    ]);
  return (
    after.parsed.readable &&
    after.parsed.findings.length <= before.parsed.findings.length &&
    keepsFields(before, after, all) &&
    outside(
      before,
      all.map(({ edit }) => edit),
    ) ===
      outside(
        after,
        all.map(({ place }) => place),
      ) &&
    !all.some((one) => harms(one, before, after))
  );
}

/**
 * Returns the text with those of its edits that change only what they name, or null when there is none.
 *
 * @param file relative to `content/`
 */
export function fixedText(
  file: string,
  text: string,
  edits: readonly Edit[],
  tokens: Tokens,
): string | null {
  if (keepsMeaning(file, text, edits, tokens)) return applyEdits(text, edits);
  const safe = edits.filter((edit) => keepsMeaning(file, text, [edit], tokens));
  const together = keepsMeaning(file, text, safe, tokens) ? safe : safe.slice(0, 1);
  return safe.length === 0 ? null : applyEdits(text, together);
}
