import { eastAsianWidth } from 'get-east-asian-width';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Invisible marks of direction, such as those in prices in Arabic. */
const directionMarks = /[\u061C\u200E\u200F]/g;

/** Splits a text into visible characters. An emoji or an accented letter is one character. */
export const visibleCharacters = (text: string): string[] =>
  [...segmenter.segment(text.replace(directionMarks, ''))].map(({ segment }) => segment);

/** Returns the width of a text in letters. A Chinese, Japanese or Korean character counts as two. */
export const textWidth = (text: string): number =>
  visibleCharacters(text).reduce((sum, one) => sum + eastAsianWidth(one.codePointAt(0) ?? 0), 0);

/** Recommended minimum and maximum widths: shorter text wastes its space in search results, longer text is cut off. */
export const titleLength = [30, 60] as const;
export const descriptionLength = [70, 160] as const;
/** Recommended maximum width: screen readers may cut off longer text. */
export const maxAltLength = 150;

/** The mean for non-fiction in English: https://doi.org/10.1016/j.jml.2019.104047 */
const wordsPerMinute = 238;

/** Returns the reading time of a text in minutes, at least one. */
export function readingMinutes(text: string, language: string): number {
  const splitter = new Intl.Segmenter(language, { granularity: 'word' });
  // Line by line: the segmenter takes ten times as long for a whole article.
  const parts = text.split('\n').flatMap((line) => [...splitter.segment(line)]);
  const words = parts.filter(({ isWordLike }) => isWordLike);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/**
 * Returns whether a text may begin with a drop cap. The serif has only Latin letters. Beside a first paragraph of
 * less than three lines, a drop cap would indent the second paragraph.
 */
export const hasDropCap = (language: string, firstParagraph: string) =>
  new Intl.Locale(language).maximize().script === 'Latn' && firstParagraph.length >= 150;

/** A part of an opening in one style. */
export type OpeningPart = { words: string; isEmphasized: boolean };

/** In UTF-16 units. */
const maxOpeningLength = 115;

/**
 * Returns the first sentence of a text, and the sentences after it that end within 115 characters.
 *
 * @param language a BCP 47 tag: languages differ in how sentences end
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
