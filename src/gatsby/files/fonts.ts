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

/** The rules of both families, which `src/starter/fonts.ts` holds back until the page is complete. */
export const fontStyleSheet = resolve('.cache/fonts.css');

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** Digits, which style sheets count with, and all letters of Latin-1: a name has no letter of another font. */
const names =
  '0123456789ıŒœŸ' + String.fromCharCode(...Array.from({ length: 64 }, (_, index) => index + 0xc0));

/** All other letters with accents that the families have. A page with such a letter loads their fonts. */
const extended = 'U+100-130,U+132-151,U+154-177,U+179-24F,U+1E80-1EF3';

const italics = /\*([^*]+)\*|^tagline:(.+)$/gm;

/** Hints were a third of a font that sets only headlines. The library's types lack this option. */
const withoutHints = { noHinting: true };

const { resolve: find } = createRequire(resolve('package.json'));

const sources = {
  'Instrument Sans': '@fontsource-variable/instrument-sans/files/instrument-sans-*-wght-',
  'Instrument Serif': '@fontsource/instrument-serif/files/instrument-serif-*-400-',
};

async function cut(
  family: keyof typeof sources,
  style: string,
  weight: string,
  characters: string,
  range = '',
) {
  const [min, max] = weight.split(' ').map(Number);
  const source = sources[family].replace('*', range ? 'latin-ext' : 'latin') + `${style}.woff2`;
  const data = await subsetFont(readFileSync(find(source)), characters, {
    targetFormat: 'woff2',
    ...withoutHints,
    variationAxes: min === undefined || max === undefined ? {} : { wght: { min, max } },
  });
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 10);
  const name =
    family.toLowerCase().replace(' ', '-') +
    (style === 'italic' ? '-italic' : '') +
    (range && '-extended');
  const file = `/static/${name}-${digest}.woff2`;
  writeFileSync(join(publicFolder, file), data);
  return `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url(${file}) format('woff2')${range && `;unicode-range:${range}`}}`;
}

/** Returns the characters of a `unicode-range`. */
const charactersIn = (range: string) =>
  range
    .replaceAll('U+', '')
    .split(',')
    .map((part) => part.split('-').map((code) => parseInt(code, 16)))
    .map(([first = 0, last = first]) =>
      String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
    )
    .join('');

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
  // The font that the first words use comes first: browsers ask for them in this order.
  const faces = await Promise.all([
    // Nothing on the site is bolder than 600; a visitor may type any of these characters.
    cut('Instrument Sans', 'normal', '400 600', ascii + names + all),
    cut('Instrument Serif', 'normal', '400', names + all),
    cut('Instrument Serif', 'italic', '400', inItalics.join('')),
  ]);
  writeFileSync(fontStyleSheet, faces.join(''));
  const letters = charactersIn(extended);
  const further = await Promise.all([
    cut('Instrument Sans', 'normal', '400 600', letters, extended),
    cut('Instrument Serif', 'normal', '400', letters, extended),
    cut('Instrument Serif', 'italic', '400', letters, extended),
  ]);
  const print = readFileSync(resolve('src/gatsby/files/print.css'), 'utf8');
  writeFileSync(join(publicFolder, 'idle.css'), `${further.join('')}\n@media print {\n${print}}\n`);
}
