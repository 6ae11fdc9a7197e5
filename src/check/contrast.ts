import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { colorTokens, type BrandColors } from '../content/types/brand-type';

type Theme = 'light' | 'dark';

/** A color in one theme, such as `fg.muted.light`. */
export type NamedColor = {
  name: string;
  /** Its place in `brand.json`. */
  path: readonly (string | number)[];
  hex: string;
};

/** Which colors meet: the first of a pair in one theme, and the second in one. */
type Themes = readonly (readonly [Theme, Theme])[];

const inEachTheme: Themes = [
  ['light', 'light'],
  ['dark', 'dark'],
];
/** A surface with the color of text has the text of the other theme. */
const onInvertedText: Themes = [
  ['dark', 'light'],
  ['light', 'dark'],
];
/** A dark surface is dark in both themes. */
const onDarkSurface: Themes = [
  ['dark', 'light'],
  ['dark', 'dark'],
];
/** The threads are bright in both themes, and their text is that of the light one. */
const underText: Themes = [
  ['light', 'light'],
  ['dark', 'light'],
];

type ColorPair = {
  /** The colors to change if the contrast is too low. */
  colors: readonly string[];
  /** What they must differ from. */
  others: readonly string[];
  themes: Themes;
  /** What WCAG 2.2 demands: 4.5:1 of text (AA), 3:1 of controls. */
  min: number;
  /** What reads best: 7:1 of running text (AAA). */
  best?: number;
};

const surfaces = ['bg', 'bg.panel', 'bg.error', 'bg.muted'];
const darkSurfaces = ['bg.dark', 'bg.dark.panel'];

/** What the site shows on what, by the names of the colors. */
const colorPairs: readonly ColorPair[] = [
  { colors: ['fg'], others: surfaces, themes: inEachTheme, min: 4.5, best: 7 },
  { colors: ['fg.muted'], others: ['bg', 'bg.panel'], themes: inEachTheme, min: 4.5, best: 7 },
  { colors: ['fg.emphasized'], others: ['bg'], themes: inEachTheme, min: 4.5, best: 7 },
  { colors: ['fg.accent'], others: surfaces, themes: inEachTheme, min: 4.5 },
  { colors: ['border.emphasized'], others: surfaces, themes: inEachTheme, min: 3 },
  { colors: ['thread.1', 'thread.3'], others: ['bg', 'bg.panel'], themes: inEachTheme, min: 3 },
  { colors: ['fg'], others: ['fg'], themes: onInvertedText, min: 4.5, best: 7 },
  { colors: ['fg.muted', 'fg.accent'], others: ['fg'], themes: onInvertedText, min: 4.5 },
  { colors: ['border.emphasized'], others: ['fg'], themes: onInvertedText, min: 3 },
  {
    colors: ['fg', 'fg.muted', 'fg.accent'],
    others: darkSurfaces,
    themes: onDarkSurface,
    min: 4.5,
    best: 7,
  },
  { colors: ['border.emphasized'], others: darkSurfaces, themes: onDarkSurface, min: 3 },
  { colors: ['thread.1', 'thread.2'], others: ['fg'], themes: underText, min: 4.5 },
];

/** The contrast that a color must have with another one. */
type ContrastMinimum = { color: NamedColor; other: NamedColor; min: number; best: number };

const minimumsOf = (colors: BrandColors): ContrastMinimum[] => {
  const tokens = colorTokens(colors);
  const colorsOf = (names: readonly string[], theme: Theme): NamedColor[] =>
    tokens
      .filter(({ name }) => names.includes(name))
      .map(({ name, path, color }) => ({
        name: `${name}.${theme}`,
        path: ['colors', ...path, theme],
        hex: color[theme],
      }));
  return colorPairs.flatMap(({ colors: names, others, themes, min, best = min }) =>
    themes.flatMap(([first, second]) =>
      colorsOf(names, first).flatMap((color) =>
        colorsOf(others, second).map((other) => ({ color, other, min, best })),
      ),
    ),
  );
};

/** Returns the contrast of two colors by WCAG 2.2, rounded down: 4.499 is not 4.5. */
const contrastOf = (color: string, other: string) =>
  Math.floor(wcagContrast(color, other) * 100) / 100;

const toOklch = converter('oklch');

/** Returns every tone of a hue from black to white, the nearest first. Screens show less chroma near both ends. */
function tonesOfHue(hex: string): string[] {
  const color = toOklch(hex);
  if (!color) return [];
  const steps = Array.from({ length: 257 }, (_, step) => step / 256);
  return steps
    .sort((a, b) => Math.abs(a - color.l) - Math.abs(b - color.l))
    .map((l) => formatHex(clampChroma({ ...color, l }, 'oklch')));
}

/** Returns how far a color is from keeping its minimums: those that WCAG demands come first. */
const lackOf = (hex: string, minimums: readonly ContrastMinimum[]) =>
  minimums.filter(({ other, min }) => contrastOf(hex, other.hex) < min).length * minimums.length +
  minimums.filter(({ other, best }) => contrastOf(hex, other.hex) < best).length;

/** A color that lacks contrast. */
export type LowContrast = {
  color: NamedColor;
  /** Whether WCAG demands more. */
  isError: boolean;
  /** What it is too close to: the contrast, and what is wanted. */
  low: readonly { other: NamedColor; ratio: number; wanted: number }[];
  /** The tone of the same hue that keeps most minimums; the nearest of them. */
  nearest: string;
  /** What even `nearest` is too close to. */
  tooClose: readonly NamedColor[];
};

function lowContrastOf(color: NamedColor, all: readonly ContrastMinimum[]): LowContrast[] {
  const low = all
    .filter((one) => one.color.name === color.name)
    .map(({ other, min, best }) => {
      const ratio = contrastOf(color.hex, other.hex);
      return { other, ratio, wanted: ratio < min ? min : best, isError: ratio < min };
    })
    .filter(({ ratio, wanted }) => ratio < wanted);
  if (low.length === 0) return [];
  // What others must differ from must differ from them, too.
  const own = all
    .flatMap((one) => [one, { ...one, color: one.other, other: one.color }])
    .filter((one) => one.color.name === color.name);
  const [nearest = color.hex] = tonesOfHue(color.hex).sort(
    (a, b) => lackOf(a, own) - lackOf(b, own),
  );
  const tooClose = own
    .filter(({ other, best }) => contrastOf(nearest, other.hex) < best)
    .map(({ other }) => other);
  return [{ color, isError: low.some(({ isError }) => isError), low, nearest, tooClose }];
}

/** Returns each color that is hard to see on another one, or under it. */
export function lowContrasts(colors: BrandColors): LowContrast[] {
  const all = minimumsOf(colors);
  const colorsByName = new Map(all.map(({ color }) => [color.name, color]));
  return [...colorsByName.values()].flatMap((color) => lowContrastOf(color, all));
}
