import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import type { z } from 'zod';
import { brandSchema, colorTokens } from '../content/brand';
import type { SiteFile } from './read-site';
import type { Report } from './problem';

type Brand = z.infer<typeof brandSchema>;
type Theme = 'light' | 'dark';

extend([a11y]);

/** The themes of a foreground and of its background. An inverted section is dark in both. */
type Themes = readonly (readonly [front: Theme, surface: Theme])[];
const same: Themes = [['light', 'light'], ['dark', 'dark']]; // prettier-ignore
const opposite: Themes = [['dark', 'light'], ['light', 'dark']]; // prettier-ignore
const dark: Themes = [['dark', 'light'], ['dark', 'dark']]; // prettier-ignore
const light: Themes = [['light', 'light'], ['light', 'dark']]; // prettier-ignore

type Use = [fronts: string[], surfaces: string[], themes: Themes, least: number, best?: number];

/** What the site shows on what: text has 4.5:1, running text best 7:1, controls 3:1 (WCAG 2.2). */
const uses: Use[] = [
  [['fg'], ['bg', 'bg.panel', 'bg.error', 'bg.muted'], same, 4.5, 7],
  [['fg.muted'], ['bg', 'bg.panel'], same, 4.5, 7],
  [['bg'], ['fg', 'fg.emphasized'], same, 4.5, 7],
  [['fg.accent'], ['bg', 'bg.panel', 'bg.error', 'bg.muted'], same, 4.5],
  [['border.emphasized'], ['bg', 'bg.panel', 'bg.error', 'bg.muted'], same, 3],
  [['thread.1', 'thread.3'], ['bg', 'bg.panel'], same, 3],
  [['fg'], ['fg'], opposite, 4.5, 7],
  [['fg.muted', 'fg.accent'], ['fg'], opposite, 4.5],
  [['border.emphasized'], ['fg'], opposite, 3],
  [['fg', 'fg.muted', 'fg.accent'], ['bg.inverted', 'bg.inverted.panel'], dark, 4.5, 7],
  [['border.emphasized'], ['bg.inverted', 'bg.inverted.panel'], dark, 3],
  [['fg'], ['thread.1', 'thread.2'], light, 4.5],
];

/** Reports each color that is hard to see on another. */
function checkColors({ colors }: Brand, file: SiteFile, report: Report): void {
  const tokens = new Map(colorTokens(colors).map((token) => [token.name, token]));
  for (const [fronts, surfaces, themes, least, best = least] of uses)
    for (const front of fronts)
      for (const surface of surfaces)
        for (const [of, on] of themes) {
          const [token, below] = [tokens.get(front), tokens.get(surface)];
          if (!token || !below) continue;
          const [color, under] = [token.color[of], below.color[on]];
          // Rounded down: 4.499 is not 4.5.
          const found = colord(color).contrast(under);
          if (found >= best) continue;
          const pair = `"${front}.${of}" ${color} on "${surface}.${on}" ${under}`;
          const message = `${pair} has a contrast of ${found}:1. Choose colors with ${found < least ? least : best}:1 or more`;
          const at = file.offsetOf(['colors', ...token.path, of]);
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
