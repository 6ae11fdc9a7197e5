import { eastAsianWidth } from 'get-east-asian-width';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Invisible marks of direction, such as those in prices in Arabic. */
const directionMarks = /[\u061C\u200E\u200F]/g;

/** Splits a text into the characters that a reader sees: a letter, an emoji, an accented letter. */
export const visibleCharacters = (text: string): string[] =>
  [...segmenter.segment(text.replace(directionMarks, ''))].map(({ segment }) => segment);

/** Returns how wide a text is, in letters: a Chinese, Japanese or Korean character counts two. */
export const textWidth = (text: string): number =>
  visibleCharacters(text).reduce((sum, one) => sum + eastAsianWidth(one.codePointAt(0) ?? 0), 0);

/** From which length on words use their place, and up to which they show or are heard whole, as `textWidth`. */
export const titleLength = [30, 60] as const;
export const descriptionLength = [70, 160] as const;
export const maxAltLength = 150;

/** For non-fiction in English: https://doi.org/10.1016/j.jml.2019.104047 */
const wordsPerMinute = 238;

/** Returns the minutes that a text in any language takes to read, at least one. */
export function readingMinutes(text: string, language: string): number {
  const splitter = new Intl.Segmenter(language, { granularity: 'word' });
  // Line by line: a segment of a whole article takes ten times as long.
  const parts = text.split('\n').flatMap((line) => [...splitter.segment(line)]);
  const words = parts.filter(({ isWordLike }) => isWordLike);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/**
 * Returns whether a text may begin with a drop cap. The serif has only Latin letters, and beside a
 * first paragraph of less than three lines, a drop cap would indent the next one.
 */
export const hasDropCap = (language: string, firstParagraph: string) =>
  new Intl.Locale(language).maximize().script === 'Latn' && firstParagraph.length >= 150;

/** A part of an opening; in italics, where the text has them. */
export type OpeningPart = { words: string; isEmphasized: boolean };

/** In UTF-16 units. */
const maxOpeningLength = 115;

/**
 * Returns how a text begins: its first sentence, and those after it that end within 115 characters.
 *
 * @param language a tag of BCP 47: sentences end differently in each
 */
export function openingOf(parts: readonly OpeningPart[], language: string): OpeningPart[] {
  const text = parts.map(({ words }) => words).join('');
  const ends = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
    ({ index, segment }) => index + segment.trimEnd().length,
  );
  const end = ends.findLast((place) => place <= maxOpeningLength) ?? ends[0] ?? 0;
  let start = 0;
  return parts.flatMap(({ words, isEmphasized }) => {
    const kept = words.slice(0, Math.max(end - start, 0));
    start += words.length;
    return kept === '' ? [] : [{ words: kept, isEmphasized }];
  });
}
