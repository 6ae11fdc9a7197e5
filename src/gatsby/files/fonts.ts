import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { readSite } from '../../check/read-site';
import { textLanguage } from '../../content/language';
import { fillText } from '../../content/tokens';
import { setText, typographicSigns } from '../../content/typography';
import { contentFolder, publicFolder } from '../folders';
import { subsetFonts } from './subset-fonts';

/**
 * The two families as a separate style sheet. The document holds it back until the page is complete
 * (`src/starter/fonts.ts`): fonts must not delay the first paint or compete with the hero.
 */
export const fontStyleSheet = resolve('.cache/fonts.css');

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** Characters that style sheets write: counters. */
const generated = '0123456789';

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

/** Cuts the fonts down to the characters that `content/` uses, and writes their style sheet. */
export async function writeFonts(): Promise<void> {
  const { resolve: find } = createRequire(resolve('package.json'));
  const texts = contentTexts();
  const all = texts.map(({ text, language }) => text + typographicSigns(language)).join('');
  // In the order in which browsers ask for them: the one that the first words use comes first.
  const fonts = [
    {
      source: find(
        '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
      ),
      name: 'instrument-sans',
      family: 'Instrument Sans',
      style: 'normal',
      // Nothing on the site is bolder than 600.
      weight: '400 600',
      // Includes what a visitor may type into a field.
      characters: ascii + all,
    },
    {
      source: find('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'),
      name: 'instrument-serif',
      family: 'Instrument Serif',
      style: 'normal',
      weight: '400',
      characters: generated + all,
    },
    {
      source: find('@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2'),
      name: 'instrument-serif-italic',
      family: 'Instrument Serif',
      style: 'italic',
      weight: '400',
      characters: texts
        .flatMap(({ text, language }) =>
          (text.match(italics) ?? []).map((words) => setText(words, language)),
        )
        .join(''),
    },
  ] as const;
  writeFileSync(fontStyleSheet, await subsetFonts(fonts, join(publicFolder, 'static'), '/static'));
}
