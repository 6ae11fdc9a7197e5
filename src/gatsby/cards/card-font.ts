import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import { characters } from '../../content/characters';

type Style = 'normal' | 'italic';

/**
 * Returns the fonts of share cards: Fontsource's files for satori, which reads no WOFF2. Later ones
 * supply characters that earlier ones lack.
 */
export function cardFonts(styles: readonly Style[] = ['normal', 'italic']) {
  const { resolve: find } = createRequire(resolve('package.json'));
  return ['latin', 'latin-ext'].flatMap((subset) =>
    styles.map((style) => ({
      style,
      data: readFileSync(
        find(`@fontsource/instrument-serif/files/instrument-serif-${subset}-400-${style}.woff`),
      ),
    })),
  );
}

/** Returns the table of a WOFF that lists its characters: https://www.w3.org/TR/WOFF/ */
function characterMap(font: Buffer): Buffer {
  const count = font.readUInt16BE(12);
  for (let entry = 44; entry < 44 + 20 * count; entry += 20) {
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const [from, packed, size] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at));
    const table = font.subarray(from, (from ?? 0) + (packed ?? 0));
    return packed === size ? table : inflateSync(table);
  }
  throw new Error('The font of the share cards has no list of its characters.');
}

/** Returns the ranges of characters in a subtable of format 4, which all web fonts have. */
function charactersIn(map: Buffer): string[] {
  const tables = Array.from({ length: map.readUInt16BE(2) }, (_, index) =>
    map.readUInt32BE(4 + 8 * index + 4),
  );
  const at = tables.find((table) => map.readUInt16BE(table) === 4);
  if (at === undefined) throw new Error('The font of the share cards has another format.');
  const double = map.readUInt16BE(at + 6);
  return Array.from({ length: double / 2 }, (_, index) => {
    const end = map.readUInt16BE(at + 14 + 2 * index);
    const start = map.readUInt16BE(at + 16 + double + 2 * index);
    // The last segment marks the end.
    return start === 0xffff
      ? []
      : Array.from({ length: end - start + 1 }, (__, one) => String.fromCharCode(start + one));
  }).flat();
}

let known: ReadonlySet<string> | undefined;

const has = (character: string) =>
  (known ??= new Set(
    cardFonts(['normal']).flatMap(({ data }) => charactersIn(characterMap(data))),
  )).has(character);

/**
 * Returns the replacement for a character that the card's font lacks: the plain letter, a space, a
 * hyphen.
 */
function standIn(character: string): string {
  if (/\p{Zs}/u.test(character)) return ' ';
  if (/\p{Pd}/u.test(character)) return '-';
  const [letter = ''] = character.normalize('NFD');
  return has(letter) ? letter : '';
}

/** Returns a text as a share card draws it: without the characters that would be empty boxes. */
export const onCard = (text: string) =>
  Array.from(text.normalize('NFC'))
    .map((character) => (has(character) ? character : standIn(character)))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Returns the characters of a text that a share card leaves out, each once. */
export const notOnCard = (text: string): string[] => [
  ...new Set(
    characters(text.normalize('NFC')).filter((sign) =>
      Array.from(sign).some((one) => !has(one) && !/\p{Cf}/u.test(one) && standIn(one) === ''),
    ),
  ),
];
