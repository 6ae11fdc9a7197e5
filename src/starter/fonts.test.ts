/** @jest-environment jsdom */
import { startFonts } from './fonts';

class Face {
  constructor(public family: string) {}
  load = () => Promise.resolve(this);
}

const joined: { family: string; at: number }[] = [];
let pressed: Element | null;
let hasSerif: boolean;
/** Waits longer than a page's rest, and longer than the pause after a press. */
const rest = () => jest.advanceTimersByTimeAsync(300);

// The environment itself reports once that it has loaded.
beforeAll(() => new Promise((resolve) => setTimeout(resolve)));
beforeEach(() => {
  jest.useFakeTimers();
  joined.length = 0;
  pressed = null;
  hasSerif = true;
  document.head.innerHTML =
    '<style id="page-styles">@media (scripting: none) { @font-face{font-family:Sans} @font-face{font-family:"Serif"} @font-face{font-family:Serif;font-style:italic} }</style>';
  const rules = document.styleSheets[0]?.cssRules[0];
  if (!(rules instanceof CSSMediaRule)) throw new Error('There is no condition.');
  Object.assign(window, { FontFace: Face, CSSFontFaceRule: rules.cssRules[0]?.constructor });
  const fonts = {
    add: ({ family }: Face) => joined.push({ family, at: Date.now() }),
    *[Symbol.iterator]() {
      yield { family: '"Sans Fallback"', status: 'loaded' };
      yield { family: '"Serif Fallback"', status: hasSerif ? 'loaded' : 'error' };
    },
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  // jsdom takes the focused element for a pressed one.
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) =>
      selector === ':active' ? pressed : document.head.querySelector(selector),
    );
  startFonts();
});
afterEach(() => jest.restoreAllMocks());

// One after the other could break the lines of a title in roman and italic twice.
test('on the first page the fonts join together, once the first screen is complete', async () => {
  await rest();
  expect(joined).toEqual([]);
  dispatchEvent(new Event('load'));
  await rest();
  expect(joined.map(({ family }) => family)).toEqual(['Sans', 'Serif', 'Serif']);
  expect(new Set(joined.map(({ at }) => at)).size).toBe(1);
});

test('no font joins during a press, whose click would be lost if its link moved', async () => {
  pressed = document.body;
  dispatchEvent(new Event('load'));
  await rest();
  expect(joined).toEqual([]);
  pressed = null;
  await rest();
  expect(joined.map(({ family }) => family)).toContain('Serif');
});

test('a family whose fallback the computer lacks does not join the first page, whose lines would move', async () => {
  hasSerif = false;
  dispatchEvent(new Event('load'));
  await rest();
  expect(joined.map(({ family }) => family)).toContain('Sans');
  expect(joined.map(({ family }) => family)).not.toContain('Serif');
});
