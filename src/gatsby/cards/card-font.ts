import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import unicodeRanges from '@fontsource/instrument-serif/unicode.json';

const subsets = ['latin', 'latin-ext'] as const;

/** Returns the fonts of share cards: WOFF files, because satori reads no WOFF2. */
export function cardFonts() {
  const { resolve: find } = createRequire(resolve('package.json'));
  return subsets.flatMap((subset) =>
    (['normal', 'italic'] as const).map((style) => ({
      name: 'Serif',
      weight: 400 as const,
      style,
      data: readFileSync(
        find(`@fontsource/instrument-serif/files/instrument-serif-${subset}-400-${style}.woff`),
      ),
    })),
  );
}

const ranges = subsets
  .flatMap((subset) => unicodeRanges[subset].split(','))
  .map((range) => range.replace('U+', '').split('-'))
  .map(([first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const);

function isCovered(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/** Returns a text without the characters that would be empty boxes on a share card. */
export const onCard = (text: string) =>
  Array.from(text.normalize('NFC').replace(/\p{Cf}/gu, ''))
    // Without its accent, or without the letter.
    .map((one) => [one, one.normalize('NFD').charAt(0)].find(isCovered) ?? '')
    .join('')
    // The fonts have neither the other spaces nor the other hyphens.
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();
