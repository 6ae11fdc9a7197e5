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

/**
 * The two families as a separate style sheet. The document holds it back until the page is complete
 * (`src/starter/fonts.ts`): fonts must not delay the first paint or compete with the hero.
 */
export const fontStyleSheet = resolve('.cache/fonts.css');

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** Digits, which style sheets count with, and all letters of Latin-1: a name has no letter of another font. */
const names =
  '0123456789ŒœŸ' + String.fromCharCode(...Array.from({ length: 64 }, (_, index) => index + 0xc0));

/** Text that content files set in italics: accents between asterisks, and the taglines of plans. */
const italics = /\*([^*]+)\*|^tagline:(.+)$/gm;

/** Returns the texts of all content files, tokens filled in, and their languages. */
function contentTexts(): { text: string; language: string }[] {
  const { files, tokens, language } = readSite(contentFolder);
  return files.map(({ text, fields }) => ({
    text: fillText(text, tokens),
    language: textLanguage(fields, language),
  }));
}

/**
 * Hinting helps small letters on low-resolution screens. It was a third of a serif font that set
 * only headlines. The library's types lack this option.
 */
const withoutHints = { noHinting: true };

/** Cuts the fonts down to the characters that `content/` uses, and writes their style sheet. */
export async function writeFonts(): Promise<void> {
  const { resolve: find } = createRequire(resolve('package.json'));
  const folder = join(publicFolder, 'static');
  mkdirSync(folder, { recursive: true });

  /** Writes one font, and returns its rule. A variable font is cut to a range of weights. */
  async function cut(
    source: string,
    family: string,
    style: string,
    weight: string,
    characters: string,
  ) {
    const [min, max] = weight.split(' ').map(Number);
    const data = await subsetFont(readFileSync(find(source)), characters, {
      targetFormat: 'woff2',
      ...withoutHints,
      variationAxes: min === undefined || max === undefined ? {} : { wght: { min, max } },
    });
    const digest = createHash('sha256').update(data).digest('hex').slice(0, 10);
    const name = [
      family.toLowerCase().replace(' ', '-'),
      ...(style === 'italic' ? [style] : []),
      digest,
    ];
    const file = `${name.join('-')}.woff2`;
    writeFileSync(join(folder, file), data);
    return `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url(/static/${file}) format('woff2')}`;
  }

  const texts = contentTexts();
  const all = texts.map(({ text, language }) => text + typographicSigns(language)).join('');
  const inItalics = texts.flatMap(({ text, language }) =>
    (text.match(italics) ?? []).map((words) => setText(words, language)),
  );
  const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
  const serif = '@fontsource/instrument-serif/files/instrument-serif-latin-400';
  // In the order in which browsers ask for them: the one that the first words use comes first.
  const faces = await Promise.all([
    // Nothing on the site is bolder than 600; a visitor may type any of these characters.
    cut(sans, 'Instrument Sans', 'normal', '400 600', ascii + names + all),
    cut(`${serif}-normal.woff2`, 'Instrument Serif', 'normal', '400', names + all),
    cut(`${serif}-italic.woff2`, 'Instrument Serif', 'italic', '400', inItalics.join('')),
  ]);
  writeFileSync(fontStyleSheet, faces.join(''));
}
