import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { readTokens } from '../../../packages/content-check/read-site';
import { fillText } from '../../content/tokens';
import { contentFolder } from '../content-folder';
import { publicFolder } from '../public-folder';

/**
 * The two families as a separate style sheet. The document holds it back until the page is complete
 * (`src/starter/fonts.ts`): fonts must not delay the first paint or compete with the hero.
 */
export const fontStyleSheet = resolve('.cache/fonts.css');

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** Characters that style sheets write: counters and quotation marks. */
const generated = '0123456789“”';

/** Returns the texts of all content files, tokens filled in. */
function contentTexts(): string[] {
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' });
  const tokens = readTokens(contentFolder);
  return files
    .filter((file) => /\.(json|mdx)$/.test(file))
    .map((file) => fillText(readFileSync(join(contentFolder, file), 'utf8'), tokens));
}

/** Text that content files set in italics: accents between asterisks, and the taglines of plans. */
const italics = /\*([^*]+)\*|^tagline:(.+)$/gm;

const characters = {
  /** Includes what a visitor may type into a field. */
  typed: (texts: readonly string[]) => ascii + texts.join(''),
  written: (texts: readonly string[]) => generated + texts.join(''),
  italic: (texts: readonly string[]) => (texts.join('\n').match(italics) ?? []).join(''),
};

/**
 * Hinting helps small letters on low-resolution screens. It was a third of the serif fonts, which
 * set only headlines; the sans has none. The library's types lack this option.
 */
const withoutHints = { noHinting: true };

type Font = {
  /** The file in the package of Fontsource. */
  from: string;
  /** The name of the file in `public/static`, before the digest of its content. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** One weight, or a range. */
  weight: string;
  /** The characters that it must have. */
  holds: keyof typeof characters;
};

/** In the order in which browsers ask for them: the one that the first words use comes first. */
const fonts: readonly Font[] = [
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: 'instrument-sans',
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 600',
    holds: 'typed',
  },
  {
    from: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    name: 'instrument-serif',
    family: 'Instrument Serif',
    style: 'normal',
    weight: '400',
    holds: 'written',
  },
  {
    from: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
    name: 'instrument-serif-italic',
    family: 'Instrument Serif',
    style: 'italic',
    weight: '400',
    holds: 'italic',
  },
];

const face = ({ family, style, weight }: Font, file: string) =>
  `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url(/static/${file}) format('woff2')}`;

/**
 * Cuts the fonts down to the characters that `content/` uses, and writes them where hosts serve
 * them.
 */
export async function subsetFonts(): Promise<void> {
  const { resolve: find } = createRequire(resolve('package.json'));
  const texts = contentTexts();
  const folder = join(publicFolder, 'static');
  mkdirSync(folder, { recursive: true });
  const cut = await Promise.all(
    fonts.map(async (font) => {
      const data = await subsetFont(readFileSync(find(font.from)), characters[font.holds](texts), {
        targetFormat: 'woff2',
        ...withoutHints,
        // Nothing on the site is bolder than 600.
        variationAxes: font.holds === 'typed' ? { wght: { min: 400, max: 600 } } : {},
      });
      const digest = createHash('sha256').update(data).digest('hex').slice(0, 10);
      return { font, data, file: `${font.name}-${digest}.woff2` };
    }),
  );
  for (const old of readdirSync(folder).filter((file) => file.endsWith('.woff2'))) {
    rmSync(join(folder, old));
  }
  for (const { file, data } of cut) writeFileSync(join(folder, file), data);
  writeFileSync(fontStyleSheet, cut.map(({ font, file }) => face(font, file)).join(''));
}
