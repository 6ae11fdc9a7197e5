import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Returns the name of a family in the packages of Fontsource. */
export const fontPackage = (family: string) => family.toLowerCase().replaceAll(' ', '-');

/** Returns the file of a font in Fontsource's packages; undefined if no package has it. */
export function fontFile(
  family: string,
  weight: number,
  style: 'normal' | 'italic' = 'normal',
  subset: 'latin' | 'latin-ext' = 'latin',
): string | undefined {
  const name = fontPackage(family);
  return [
    `@fontsource-variable/${name}/files/${name}-${subset}-wght-${style}.woff2`,
    `@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff2`,
  ]
    .map((file) => resolve('node_modules', file))
    .find(existsSync);
}

/** Returns the weights of running text, and of labels and buttons: some families have 700 in place of 600. */
export const textWeights = (family: string) =>
  [400, [600, 700].find((weight) => fontFile(family, weight) !== undefined) ?? 600] as const;
