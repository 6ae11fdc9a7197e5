import type { ContentCopy, Place } from './content-copy';
import { textsIn } from './texts';

/** A word of letters alone that is not part of a token, an address or a file's name. */
const word = /(?<![\p{L}\p{N}{/.@_-])\p{L}{5,}(?![\p{L}\p{N}}/.@_-])/u;

/** Texts that other files repeat word for word. */
const isRepeated = (place: Place) => place.includes('help') || place.includes('options');

/**
 * Changes one word that visitors read into another of the same length, by turning its letters round.
 * Returns false when the file holds no such word.
 */
export function changeAWord(content: ContentCopy, file: string): boolean {
  const found = textsIn(content.get(file, []), []).find(
    ({ place, text }) => !isRepeated(place) && word.test(text),
  );
  if (!found) return false;
  const changed = found.text.replace(word, (old) =>
    Array.from(old.toLowerCase()).reverse().join(''),
  );
  content.set(file, found.place, changed);
  return true;
}
