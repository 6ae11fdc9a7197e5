import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import subsetFont from 'subset-font';
import { contentFolder } from './content-folder';

/** Webpack finds the fonts here under the name `subset-fonts`. */
export const subsetFolder = resolve('.cache/subset-fonts');

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** What style sheets write: counters and quotation marks. */
const generated = '0123456789“”';

/** Every character that stands in a content file. */
function contentCharacters(): string {
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.(json|mdx)$/.test(file))
    .map((file) => readFileSync(join(contentFolder, file), 'utf8'));
  return [...new Set(generated + texts.join(''))].join('');
}

type Font = {
  /** The file in the package of Fontsource. */
  from: string;
  to: string;
  /** true: also what a visitor may type into a field. */
  typed: boolean;
};

const fonts: readonly Font[] = [
  {
    from: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    to: 'instrument-serif.woff2',
    typed: false,
  },
  {
    from: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
    to: 'instrument-serif-italic.woff2',
    typed: false,
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    typed: true,
  },
];

/** Cuts the fonts down to the characters that `content/` uses, before webpack asks for them. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  const { resolve: find } = createRequire(resolve('package.json'));
  const characters = contentCharacters();
  mkdirSync(subsetFolder, { recursive: true });
  await Promise.all(
    fonts.map(async ({ from, to, typed }) => {
      const subset = await subsetFont(
        readFileSync(find(from)),
        typed ? ascii + characters : characters,
        // Nothing on the site is bolder than 600.
        { targetFormat: 'woff2', variationAxes: typed ? { wght: { min: 400, max: 600 } } : {} },
      );
      writeFileSync(join(subsetFolder, to), subset);
    }),
  );
};
