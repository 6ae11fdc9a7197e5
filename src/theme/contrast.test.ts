import { palette } from './palette';

/** Returns the share of linear light in a channel from 0 to 255 (WCAG 2.2). */
const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance of a color, from 0 to 1 (WCAG 2.2). */
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the contrast of two luminances, from 1 to 21 (WCAG 2.2). */
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the relative luminance of a color such as `#fbf7f0`. */
const luminanceOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return luminance(red, green, blue);
};

type Name = keyof typeof palette;
type Theme = 'light' | 'dark';
type Pair = readonly [front: Name, ground: Name];

/** Returns each foreground on each background. */
const cross = (fronts: readonly Name[], grounds: readonly Name[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]));

/** The backgrounds that follow the theme. */
const grounds: readonly Name[] = ['paper', 'raised', 'alarm', 'wash'];

/** Body text: 7:1 (WCAG 1.4.6). `ink` is the background of buttons, chosen answers and tooltips. */
const body: readonly Pair[] = [
  ...cross(['ink'], grounds),
  ...cross(['softInk'], ['paper', 'raised']),
  ['paper', 'ink'],
];
/** Emphasis, hovered links, errors: 4.5:1 (WCAG 1.4.3). */
const emphasis = cross(['accent'], grounds);
/** Edges of controls, the focus ring, the mark of the current page: 3:1 (WCAG 1.4.11). */
const controls = [
  ...cross(['control', 'ink', 'accent'], grounds),
  ...cross(['signal', 'teal'], ['paper', 'raised']),
];

const themes: readonly Theme[] = ['light', 'dark'];
const ratio = (front: string, ground: string) => contrast(luminanceOf(front), luminanceOf(ground));
const tooLow = (pairs: readonly Pair[], least: number) =>
  pairs.flatMap(([front, ground]) =>
    themes.flatMap((theme) => {
      const found = ratio(palette[front][theme], palette[ground][theme]);
      return found < least ? [`${front} on ${ground}, ${theme}: ${found.toFixed(2)}`] : [];
    }),
  );

test('the measure is right for black on white, and for the grey that just passes on white', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each([
  ['text to read', body, 7],
  ['emphasis', emphasis, 4.5],
  ['controls', controls, 3],
] as const)('%s has enough contrast in both themes', (_what, pairs, least) => {
  expect(tooLow(pairs, least)).toEqual([]);
});

/** Grounds with the colours of the other theme: buttons, tooltips, and dark bands in both themes. */
test.each([
  ['light', palette.ink.light, 'dark'],
  ['dark', palette.ink.dark, 'light'],
  ['light, footer', palette.band.light, 'dark'],
  ['dark, footer', palette.band.dark, 'dark'],
  ['light, band', palette.night.light, 'dark'],
  ['dark, band', palette.night.dark, 'dark'],
] as const)('%s: what has the colors of the other theme has enough contrast', (...row) => {
  const [name, ground, other] = row;
  const emphasized = /footer|band/.test(name) ? 7 : 4.5;
  for (const [front, least] of [
    ['ink', 7],
    ['softInk', emphasized],
    ['accent', emphasized],
    ['control', 3],
  ] as const) {
    expect(ratio(palette[front][other], ground)).toBeGreaterThanOrEqual(least);
  }
});

test.each([...themes])('%s: signal buttons and selected text have enough contrast', (theme) => {
  for (const { [theme]: ground } of [palette.signal, palette.saffron]) {
    expect(ratio(palette.ink.light, ground)).toBeGreaterThanOrEqual(4.5);
  }
});
