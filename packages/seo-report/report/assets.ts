import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { palette } from '../../../src/theme/palette';
import type { ReportData } from './report-data';

const dataUri = (type: string, data: Buffer) => `data:${type};base64,${data.toString('base64')}`;

/** The files that the report embeds, so that it is one file. */
export type Assets = {
  /** The share pictures and the pictures of the contact sheet, scaled down, by their names. */
  pictures: ReadonlyMap<string, string>;
  /** `@font-face` rules. */
  fonts: string;
  /** The site’s own colours, as CSS declarations. */
  colors: string;
};

const { resolve } = createRequire(path.join(__dirname, 'assets.ts'));

const faces = [
  {
    family: 'Instrument Serif',
    style: 'normal',
    weight: '400',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  },
  {
    family: 'Instrument Serif',
    style: 'italic',
    weight: '400',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2',
  },
  {
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 700',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
];

const fontFaces = () =>
  faces
    .map(
      ({ family, style, weight, file }) =>
        `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};src:url(${dataUri('font/woff2', readFileSync(resolve(file)))}) format('woff2')}`,
    )
    .join('\n');

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes the colours of the site as custom properties: `--soft-ink: light-dark(…)`. */
const colors = () =>
  Object.entries(palette)
    .map(([name, { light, dark }]) => `--${kebab(name)}:light-dark(${light}, ${dark})`)
    .join(';');

const small = async (file: string, width: number) =>
  dataUri(
    'image/webp',
    await sharp(file).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer(),
  );

/**
 * Reads and scales down what the report embeds.
 *
 * @param root the project's root
 */
export async function readAssets(root: string, data: ReportData): Promise<Assets> {
  const shares = data.pages.flatMap(({ share: { picture } }) =>
    picture === null
      ? []
      : [{ name: picture, file: path.join(root, 'public', picture), width: 640 }],
  );
  const originals = data.pictures.flatMap(({ name, original }) =>
    original === null ? [] : [{ name, file: path.join(root, original.file), width: 480 }],
  );
  const pictures = await Promise.all(
    [...shares, ...originals].map(async ({ name, file, width }): Promise<[string, string]> => [
      name,
      await small(file, width),
    ]),
  );
  return {
    pictures: new Map(pictures),
    fonts: fontFaces(),
    colors: colors(),
  };
}
