import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import type { z } from 'zod';
import { brandSchema } from '../content/brand';
import type { SiteFile } from './read-site';
import type { Report } from './report';

type Brand = z.infer<typeof brandSchema>;
type Name = keyof Brand['colors'];
type Theme = 'light' | 'dark';

extend([a11y]);

/** The themes of a foreground and of its background. Bands are dark in both themes. */
type Themes = readonly (readonly [front: Theme, ground: Theme])[];
const same: Themes = [['light', 'light'], ['dark', 'dark']]; // prettier-ignore
const opposite: Themes = [['dark', 'light'], ['light', 'dark']]; // prettier-ignore
const dark: Themes = [['dark', 'light'], ['dark', 'dark']]; // prettier-ignore
const light: Themes = [['light', 'light'], ['light', 'dark']]; // prettier-ignore

type Use = [fronts: Name[], grounds: Name[], themes: Themes, least: number, best?: number];

/** What the site shows on what: text has 4.5:1, running text best 7:1, controls 3:1 (WCAG 2.2). */
const uses: Use[] = [
  [['ink'], ['paper', 'raised', 'alarm', 'wash'], same, 4.5, 7],
  [['softInk'], ['paper', 'raised'], same, 4.5, 7],
  [['paper'], ['ink', 'inkHover'], same, 4.5, 7],
  [['accent'], ['paper', 'raised', 'alarm', 'wash'], same, 4.5],
  [['control'], ['paper', 'raised', 'alarm', 'wash'], same, 3],
  [['signal', 'teal'], ['paper', 'raised'], same, 3],
  [['ink'], ['ink'], opposite, 4.5, 7],
  [['softInk', 'accent'], ['ink'], opposite, 4.5],
  [['control'], ['ink'], opposite, 3],
  [['ink', 'softInk', 'accent'], ['band', 'night'], dark, 4.5, 7],
  [['control'], ['band', 'night'], dark, 3],
  [['ink'], ['signal', 'saffron'], light, 4.5],
];

/** Reports each color that is hard to see on another. */
function checkColors({ colors }: Brand, file: SiteFile, report: Report): void {
  for (const [fronts, grounds, themes, least, best = least] of uses)
    for (const front of fronts)
      for (const ground of grounds)
        for (const [of, on] of themes) {
          const [color, under] = [colors[front][of], colors[ground][on]];
          // Rounded down: 4.499 is not 4.5.
          const found = colord(color).contrast(under);
          if (found >= best) continue;
          const pair = `"${front}.${of}" ${color} on "${ground}.${on}" ${under}`;
          const message = `${pair} has a contrast of ${found}:1. Choose colors with ${found < least ? least : best}:1 or more`;
          const at = file.offsetOf(['colors', front, of]);
          report({
            rule: 'contrast',
            at,
            message,
            severity: found < least ? undefined : 'warning',
          });
        }
}

const packageOf = (family: string) => family.toLowerCase().replaceAll(' ', '-');

/** Returns the file of a font in Fontsource's packages; undefined if no package has it. */
export function fontFile(
  family: string,
  weight: number,
  style: 'normal' | 'italic' = 'normal',
  subset: 'latin' | 'latin-ext' = 'latin',
): string | undefined {
  const name = packageOf(family);
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

/** Reports a typeface without a font. */
function checkFonts({ fonts: { headlines, text } }: Brand, file: SiteFile, report: Report): void {
  const wanted = [
    ['headlines', headlines.family, [headlines.weight]],
    ['text', text.family, textWeights(text.family)],
  ] as const;
  for (const [role, family, weights] of wanted) {
    const missing = weights.find((weight) => fontFile(family, weight) === undefined);
    const message = `There is no font of "${family}" with the weight ${missing}. Run npm install --save-exact @fontsource/${packageOf(family)}, or choose another family or weight of https://fontsource.org`;
    const at = file.offsetOf(['fonts', role, 'family']);
    if (missing !== undefined) report({ rule: 'font', at, message });
  }
}

/** Reports colors and typefaces of `brand.json` with which visitors could not read. */
export function checkBrand(file: SiteFile, report: Report): void {
  const { data } =
    file.contentType?.schema === brandSchema ? brandSchema.safeParse(file.fields) : {};
  if (data === undefined) return;
  checkColors(data, file, report);
  checkFonts(data, file, report);
}
