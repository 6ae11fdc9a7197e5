import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { readSite } from '../../check/read-site';
import { textLanguage } from '../../content/language';
import { fillText } from '../../content/tokens';
import { setText, typographicSigns } from '../../content/typography';
import { contentFolder, publicFolder } from '../folders';

/** The rules of both families, which `src/inline/fonts.ts` holds back until the page is complete. */
export const fontStyleSheet = resolve('.cache/fonts.css');

const letters = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = letters(0x20, 0x7e);

/** Digits, which style sheets count with, and all letters of Latin-1: a name has no letter of another font. */
const names = `0123456789ıŒœŸ${letters(0xc0, 0xff)}`;

/** The other letters with accents, in files that only a page with such a letter loads. */
const further = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x177],
  [0x179, 0x24f],
  [0x1e80, 0x1ef3],
] as const;
const furtherLetters = further.map(([first, last]) => letters(first, last)).join('');
const furtherRange = further.map(
  (codes) => `U+${codes.map((code) => code.toString(16)).join('-')}`,
);

const italics = /\*([^*]+)\*|^tagline:(.+)$/gm;

/** Hints were a third of a font that sets only headlines. The library's types lack this option. */
const withoutHints = { noHinting: true };

const { resolve: find } = createRequire(resolve('package.json'));

const sources = {
  'Instrument Sans': '@fontsource-variable/instrument-sans/files/instrument-sans-SUBSET-wght-',
  'Instrument Serif': '@fontsource/instrument-serif/files/instrument-serif-SUBSET-400-',
};
type Face = [family: keyof typeof sources, style: 'normal' | 'italic', weight: string];

async function cut([family, style, weight]: Face, characters: string, isFurther = false) {
  const [min, max] = weight.split(' ').map(Number);
  const subset = isFurther ? 'latin-ext' : 'latin';
  const source = `${sources[family].replace('SUBSET', subset)}${style}.woff2`;
  const data = await subsetFont(readFileSync(find(source)), characters, {
    targetFormat: 'woff2',
    ...withoutHints,
    variationAxes: min === undefined || max === undefined ? {} : { wght: { min, max } },
  });
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 10);
  const name = [
    family.toLowerCase().replace(' ', '-'),
    ...(style === 'italic' ? [style] : []),
    ...(isFurther ? ['further'] : []),
    digest,
  ].join('-');
  const file = `/static/${name}.woff2`;
  writeFileSync(join(publicFolder, file), data);
  const range = isFurther ? `;unicode-range:${furtherRange.join()}` : '';
  return `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url(${file}) format('woff2')${range}}`;
}

/**
 * Cuts the fonts down to the characters that `content/` uses, and writes their style sheet, and the
 * one that a page loads once it is idle: fonts of further letters, and the rules for paper.
 */
export async function writeFonts(): Promise<void> {
  mkdirSync(join(publicFolder, 'static'), { recursive: true });
  const { files, tokens, language: siteLanguage } = readSite(contentFolder);
  const texts = files.map((file) => ({
    text: fillText(file.text, tokens),
    language: textLanguage(file.fields, siteLanguage),
  }));
  const all = texts.map(({ text, language }) => text + typographicSigns(language)).join('');
  const inItalics = texts.flatMap(({ text, language }) =>
    (text.match(italics) ?? []).map((words) => setText(words, language)),
  );
  // Nothing on the site is bolder than 600.
  const sans: Face = ['Instrument Sans', 'normal', '400 600'];
  const serif: Face = ['Instrument Serif', 'normal', '400'];
  const italic: Face = ['Instrument Serif', 'italic', '400'];
  // The font that the first words use comes first: browsers ask for them in this order.
  const faces = await Promise.all([
    // A visitor may type any of these characters.
    cut(sans, ascii + names + all),
    cut(serif, names + all),
    cut(italic, inItalics.join('')),
  ]);
  writeFileSync(fontStyleSheet, faces.join(''));
  const furtherFaces = await Promise.all(
    [sans, serif, italic].map((face) => cut(face, furtherLetters, true)),
  );
  const print = readFileSync(resolve('src/gatsby/files/print.css'), 'utf8');
  const idleStyles = `${furtherFaces.join('')}\n@media print {\n${print}}\n`;
  writeFileSync(join(publicFolder, 'idle.css'), idleStyles);
}
