import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import type { z } from 'zod';
import { brandSchema, colorTokens } from '../../content/schemas/brand';
import { withWords } from '../example';
import { fontFile, fontPackage, textWeights } from '../../reader/font-files';
import type { TestRule } from '../rule';
import type { SiteFile } from '../../reader/site-file';

extend([a11y]);

type Brand = z.infer<typeof brandSchema>;
type Theme = 'light' | 'dark';

/** Which colors meet: that of the foreground in one theme, and that of the surface in one. */
type Themes = readonly (readonly [front: Theme, surface: Theme])[];

const inEachTheme: Themes = [
  ['light', 'light'],
  ['dark', 'dark'],
];
/** A surface with the color of text has the text of the other theme. */
const onInvertedText: Themes = [
  ['dark', 'light'],
  ['light', 'dark'],
];
/** An inverted section is dark in both themes. */
const onInvertedSection: Themes = [
  ['dark', 'light'],
  ['dark', 'dark'],
];
/** The threads are bright in both themes. */
const onThread: Themes = [
  ['light', 'light'],
  ['light', 'dark'],
];

type Pairing = {
  fronts: readonly string[];
  surfaces: readonly string[];
  themes: Themes;
  /** What WCAG 2.2 demands: 4.5:1 of text (AA), 3:1 of controls. */
  min: number;
  /** What reads best: 7:1 of running text (AAA). */
  best?: number;
};

const surfaces = ['bg', 'bg.panel', 'bg.error', 'bg.muted'];
const inverted = ['bg.inverted', 'bg.inverted.panel'];

/** What the site shows on what, by the names of the colors. */
const pairings: readonly Pairing[] = [
  { fronts: ['fg'], surfaces, themes: inEachTheme, min: 4.5, best: 7 },
  { fronts: ['fg.muted'], surfaces: ['bg', 'bg.panel'], themes: inEachTheme, min: 4.5, best: 7 },
  { fronts: ['bg'], surfaces: ['fg', 'fg.emphasized'], themes: inEachTheme, min: 4.5, best: 7 },
  { fronts: ['fg.accent'], surfaces, themes: inEachTheme, min: 4.5 },
  { fronts: ['border.emphasized'], surfaces, themes: inEachTheme, min: 3 },
  { fronts: ['thread.1', 'thread.3'], surfaces: ['bg', 'bg.panel'], themes: inEachTheme, min: 3 },
  { fronts: ['fg'], surfaces: ['fg'], themes: onInvertedText, min: 4.5, best: 7 },
  { fronts: ['fg.muted', 'fg.accent'], surfaces: ['fg'], themes: onInvertedText, min: 4.5 },
  { fronts: ['border.emphasized'], surfaces: ['fg'], themes: onInvertedText, min: 3 },
  {
    fronts: ['fg', 'fg.muted', 'fg.accent'],
    surfaces: inverted,
    themes: onInvertedSection,
    min: 4.5,
    best: 7,
  },
  { fronts: ['border.emphasized'], surfaces: inverted, themes: onInvertedSection, min: 3 },
  { fronts: ['fg'], surfaces: ['thread.1', 'thread.2'], themes: onThread, min: 4.5 },
];

/** Returns the colors of a pairing that are hard to see on one another. */
function lowContrasts({ fronts, surfaces, themes, min, best = min }: Pairing, brand: Brand) {
  const tokens = colorTokens(brand.colors);
  const named = (names: readonly string[]) => tokens.filter(({ name }) => names.includes(name));
  const pairs = named(fronts).flatMap((front) =>
    named(surfaces).flatMap((surface) => themes.map((theme) => ({ front, surface, theme }))),
  );
  return pairs.flatMap(({ front, surface, theme: [inFront, under] }) => {
    const [color, background] = [front.color[inFront], surface.color[under]];
    // Rounded down: 4.499 is not 4.5.
    const ratio = colord(color).contrast(background);
    const isTooLow = ratio < min;
    const pair = `"${front.name}.${inFront}" ${color} on "${surface.name}.${under}" ${background}`;
    const message = `${pair} has a contrast of ${ratio}:1. Choose colors with ${isTooLow ? min : best}:1 or more`;
    return ratio < best ? { path: ['colors', ...front.path, inFront], isTooLow, message } : [];
  });
}

/** Returns the brand that a file sets, if it is valid. */
const brandIn = ({ contentType, fields }: SiteFile): Brand | undefined =>
  contentType?.schema === brandSchema ? brandSchema.safeParse(fields).data : undefined;

/** Reports colors that are hard to see; the build fails for those that WCAG refuses. */
const contrastRule = (
  name: string,
  isError: boolean,
  examples: TestRule['examples'],
): TestRule => ({
  name,
  severity: isError ? 'error' : 'warning',
  file(file, { report }) {
    const brand = brandIn(file);
    if (!brand) return;
    const found = pairings.flatMap((pairing) => lowContrasts(pairing, brand));
    for (const { path, message } of found.filter(({ isTooLow }) => isTooLow === isError))
      report({ at: file.rangeOf(path), message });
  },
  examples,
});

const brandFile = 'content/brand.json';

/** The brand with another color of less important text. */
const mutedText = (color: string) => withWords('"#4d5164"', color, brandFile);

const contrast = contrastRule('contrast', true, {
  reported: [mutedText('▸"#767a86"')],
  accepted: [mutedText('"#494d60"')],
});
const bestContrast = contrastRule('best-contrast', false, {
  reported: [mutedText('▸"#5f6375"')],
  accepted: [mutedText('"#494d60"')],
});

const font: TestRule = {
  name: 'font',
  severity: 'error',
  file(file, { report }) {
    const { headlines, text } = brandIn(file)?.fonts ?? {};
    if (!headlines || !text) return;
    const uses = [
      { use: 'headlines', family: headlines.family, weights: [headlines.weight] },
      { use: 'text', family: text.family, weights: textWeights(text.family) },
    ];
    for (const { use, family, weights } of uses) {
      const missing = weights.find((weight) => fontFile(family, weight) === undefined);
      if (missing !== undefined)
        report({
          at: file.rangeOf(['fonts', use, 'family']),
          message: `There is no font of "${family}" with the weight ${missing}. Run npm install --save-exact @fontsource/${fontPackage(family)}, or choose another family or weight of https://fontsource.org`,
        });
    }
  },
  examples: {
    reported: [withWords('"Instrument Sans"', '▸"Open Sans"', brandFile)],
    accepted: [withWords('"Instrument Serif"', '"Instrument Sans"', brandFile)],
  },
};

export const brandRules: readonly TestRule[] = [contrast, bestContrast, font];
