import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { readTokens } from '../content/read-site';
import { fillText } from '../content/tokens';
import { contentFolder } from './content-folder';

/** Webpack finds the fonts here under the name `subset-fonts`. */
export const subsetFolder = resolve('.cache/subset-fonts');

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** What style sheets write: counters and quotation marks. */
const generated = '0123456789“”';

/** The texts of all content files, tokens filled. */
function contentTexts(): string[] {
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' });
  const tokens = readTokens(contentFolder);
  return files
    .filter((file) => /\.(json|mdx)$/.test(file))
    .map((file) => fillText(readFileSync(join(contentFolder, file), 'utf8'), tokens));
}

/** What a content file sets in italics: accents between asterisks, and the taglines of plans. */
const italics = /\*([^*]+)\*|^tagline:(.+)$/gm;

const characters = {
  /** Also what a visitor may type into a field. */
  typed: (texts: readonly string[]) => ascii + texts.join(''),
  written: (texts: readonly string[]) => generated + texts.join(''),
  italic: (texts: readonly string[]) => (texts.join('\n').match(italics) ?? []).join(''),
};

/**
 * Hints are for small letters on screens of few pixels; the serifs, of which they were a third, are
 * headlines, and the sans has none. The types of the library do not know the option yet.
 */
const withoutHints = { noHinting: true };

type Font = {
  /** The file in the package of Fontsource. */
  from: string;
  to: string;
  /** Which characters it has to have. */
  holds: keyof typeof characters;
};

const fonts: readonly Font[] = [
  {
    from: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    to: 'instrument-serif.woff2',
    holds: 'written',
  },
  {
    from: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
    to: 'instrument-serif-italic.woff2',
    holds: 'italic',
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    holds: 'typed',
  },
];

/** Cuts the fonts down to the characters that `content/` uses, before webpack asks for them. */
export async function subsetFonts(): Promise<void> {
  const { resolve: find } = createRequire(resolve('package.json'));
  const texts = contentTexts();
  mkdirSync(subsetFolder, { recursive: true });
  await Promise.all(
    fonts.map(async ({ from, to, holds }) => {
      const subset = await subsetFont(readFileSync(find(from)), characters[holds](texts), {
        targetFormat: 'woff2',
        ...withoutHints,
        // Nothing on the site is bolder than 600.
        variationAxes: holds === 'typed' ? { wght: { min: 400, max: 600 } } : {},
      });
      writeFileSync(join(subsetFolder, to), subset);
    }),
  );
}
