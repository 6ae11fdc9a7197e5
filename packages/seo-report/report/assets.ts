import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { palette } from '../../../src/theme/palette';
import type { ReportData } from './report-data';

/** What the report embeds, so that it is one file. */
export type Assets = {
  /** The share pictures and the originals, scaled down, by their names. */
  pictures: ReadonlyMap<string, string>;
  styles: string;
  script: string;
};

const dataUri = (type: string, data: Buffer) => `data:${type};base64,${data.toString('base64')}`;

const { resolve } = createRequire(path.join(__dirname, 'assets.ts'));

/** The fonts of the site: descriptors of `@font-face`, by their files. */
const faces = {
  '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2':
    "font-family:'Instrument Serif'",
  '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2':
    "font-family:'Instrument Serif';font-style:italic",
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2':
    "font-family:'Instrument Sans';font-weight:400 700",
};

const fontFaces = () =>
  Object.entries(faces).map(([file, descriptors]) => {
    const font = dataUri('font/woff2', readFileSync(resolve(file)));
    return `@font-face{${descriptors};src:url(${font}) format('woff2')}`;
  });

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the colours of the site as custom properties: `--soft-ink: light-dark(…)`. */
const colors = () =>
  Object.entries(palette).map(
    ([name, { light, dark }]) => `:root{--${kebab(name)}:light-dark(${light}, ${dark})}`,
  );

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

const styles = () =>
  [
    ...fontFaces(),
    ...colors(),
    ...['base', 'parts', 'previews'].map((name) => read(`styles/${name}.css`)),
  ].join('\n');

const scaled = async (file: string, width: number) =>
  dataUri(
    'image/webp',
    await sharp(file).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer(),
  );

/**
 * Reads and scales down what the report embeds.
 *
 * @param root the project's root
 */
export async function readAssets(root: string, { pages, pictures }: ReportData): Promise<Assets> {
  const shares = pages.flatMap(({ share: { picture } }) => picture ?? []);
  const embedded = await Promise.all([
    ...shares.map(async (name): Promise<[string, string]> => [
      name,
      await scaled(path.join(root, 'public', name), 640),
    ]),
    ...pictures.flatMap(({ name, original }) =>
      original === null
        ? []
        : [
            scaled(path.join(root, original.file), 480).then((uri): [string, string] => [
              name,
              uri,
            ]),
          ],
    ),
  ]);
  return {
    pictures: new Map(embedded),
    styles: styles(),
    script: `(() => {\n${read('report.js')}})();`,
  };
}
