import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import unicodeRanges from '@fontsource/instrument-serif/unicode.json';

const subsets = ['latin', 'latin-ext'] as const;

/** Returns the fonts of share cards: Fontsource's files for satori, which reads no WOFF2. */
export function cardFonts() {
  const { resolve: find } = createRequire(resolve('package.json'));
  return subsets.flatMap((subset) =>
    (['normal', 'italic'] as const).map((style) => ({
      style,
      data: readFileSync(
        find(`@fontsource/instrument-serif/files/instrument-serif-${subset}-400-${style}.woff`),
      ),
    })),
  );
}

/** The first and the last character of each range that the fonts cover. */
const ranges = subsets
  .flatMap((subset) => unicodeRanges[subset].split(','))
  .map((range) => range.replace('U+', '').split('-'))
  .map(([first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const);

function isCovered(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/** Returns the replacement for a character that the fonts lack: the plain letter, or nothing. */
function standIn(character: string): string {
  const [letter = ''] = character.normalize('NFD');
  return isCovered(letter) ? letter : '';
}

/** Returns a text as a share card draws it: without the characters that would be empty boxes. */
export const onCard = (text: string) =>
  Array.from(text.normalize('NFC').replace(/\p{Cf}/gu, ''))
    .map((character) => (isCovered(character) ? character : standIn(character)))
    .join('')
    // The fonts have neither the other spaces nor the other hyphens.
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();
