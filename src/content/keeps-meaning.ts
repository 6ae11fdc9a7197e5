import { readContentFile } from './content-file';
import { applyEdits } from './fix';
import type { Edit } from './problem';
import { silent, spoken } from './spoken';
import type { Tokens } from './tokens';

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

const isSilent = (text: string) => text.replaceAll(silent, '').trim() === '';

/**
 * Returns whether the edits change only what they name: what a visitor reads afterwards is what they read
 * before, with the edited words replaced. A file that cannot be read yet may change no letter.
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
  if (!before.parsed.readable) {
    return edits.every(
      (edit) => lettersOf(text.slice(edit.from, edit.to)) === lettersOf(edit.text),
    );
  }
  const words = spoken(before);
  const expected = applyEdits(
    words,
    edits.map((edit) =>
      edit.from < edit.to && isSilent(words.slice(edit.from, edit.to))
        ? { ...edit, text: '' }
        : edit,
    ),
  );
  const after = spoken(readContentFile(file, applyEdits(text, edits), tokens));
  return lettersOf(after) === lettersOf(expected);
}
