import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** A font of a site. */
export type Font = {
  /** The full font: WOFF2, absolute. */
  source: string;
  /** The name of the file in the folder, before the digest of its content. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** One weight, or a range, to which a variable font is cut. */
  weight: string;
  /** The characters that it must have. */
  characters: string;
};

/**
 * Hinting helps small letters on low-resolution screens. It was a third of a serif font that set
 * only headlines. The library's types lack this option.
 */
const withoutHints = { noHinting: true };

const rangeOf = (weight: string): Record<string, { min: number; max: number }> => {
  const [min, max] = weight.split(' ').map(Number);
  return min === undefined || max === undefined ? {} : { wght: { min, max } };
};

const face = ({ family, style, weight }: Font, address: string) =>
  `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url(${address}) format('woff2')}`;

/**
 * Cuts fonts down to the characters that they must have.
 *
 * @param folder where the fonts are written
 * @param address of that folder on the site: `/static`
 * @returns their `@font-face` rules, in the order of the fonts
 */
export async function subsetFonts(
  fonts: readonly Font[],
  folder: string,
  address: string,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const cut = await Promise.all(
    fonts.map(async (font) => {
      const data = await subsetFont(readFileSync(font.source), font.characters, {
        targetFormat: 'woff2',
        ...withoutHints,
        variationAxes: rangeOf(font.weight),
      });
      const digest = createHash('sha256').update(data).digest('hex').slice(0, 10);
      return { font, data, file: `${font.name}-${digest}.woff2` };
    }),
  );
  for (const { file, data } of cut) writeFileSync(join(folder, file), data);
  return cut.map(({ font, file }) => face(font, `${address}/${file}`)).join('');
}
