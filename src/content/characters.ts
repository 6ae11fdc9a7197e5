import { eastAsianWidth } from 'get-east-asian-width';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Invisible marks of direction, such as those in prices in Arabic. */
const directionMarks = /[\u061C\u200E\u200F]/g;

/** Splits a text into the characters that a reader sees: a letter, an emoji, an accented letter. */
export const characters = (text: string): string[] =>
  [...segmenter.segment(text.replace(directionMarks, ''))].map(({ segment }) => segment);

/** Returns how wide a text is, in letters: signs of Chinese, Japanese and Korean count two. */
export const widthOf = (text: string): number =>
  characters(text).reduce((sum, sign) => sum + eastAsianWidth(sign.codePointAt(0) ?? 0), 0);
