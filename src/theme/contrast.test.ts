import { contrast, luminanceOf } from '../../tests/support/contrast';
import { palette } from './palette';

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
