import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Returns the characters from one code point to another, both included. */
export const letters = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Hints were a third of a font that sets only headlines. The library's types lack this option. */
const withoutHints = { noHinting: true };

/** Returns a font with some of its characters and some of its weights. */
export const subset = (
  file: string,
  [min, max]: readonly [number, number],
  characters: string,
  targetFormat: 'woff2' | 'sfnt',
) =>
  subsetFont(readFileSync(file), characters, {
    targetFormat,
    ...withoutHints,
    variationAxes: file.includes('-wght-') ? { wght: min === max ? min : { min, max } } : {},
  });
