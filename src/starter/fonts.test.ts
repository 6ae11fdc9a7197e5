/** @jest-environment jsdom */
import { startFonts } from './fonts';

const sheet = `<style id="page-styles">@media (scripting: none) {
  @font-face{font-family:"Serif";font-style:italic;font-weight:400;src:url(/serif.woff2)}
  @font-face{font-family:Sans;font-style:normal;font-weight:400 600;src:url(/sans.woff2)}
}</style>`;

const added: unknown[] = [];
const loaded: string[] = [];
class Face {
  constructor(
    public family: string,
    public source: string,
    public descriptors: object,
  ) {}
  load = () => {
    loaded.push(this.family);
    return this.source.includes('missing')
      ? Promise.reject(new Error('404'))
      : Promise.resolve(this);
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
/** Waits longer than a page's rest, and longer than the pause between two fonts. */
const rest = () => jest.advanceTimersByTimeAsync(300);
const load = async () => {
  dispatchEvent(new Event('load'));
  await rest();
};

let pressed: Element | null;
let listeners: jest.SpiedFunction<typeof addEventListener>;

// The environment itself reports once that it has loaded.
beforeAll(() => new Promise((resolve) => setTimeout(resolve)));
beforeEach(() => {
  jest.useFakeTimers();
  listeners = jest.spyOn(globalThis, 'addEventListener');
  pressed = null;
  const find = document.querySelector.bind(document);
  // jsdom takes the focused element for a pressed one.
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((css: string) => (css === ':active' ? pressed : find(css)));
  added.length = 0;
  loaded.length = 0;
  document.head.innerHTML = sheet;
  const rules = document.styleSheets[0]?.cssRules[0];
  if (!(rules instanceof CSSMediaRule)) throw new Error('There is no condition.');
  Object.assign(window, {
    FontFace: Face,
    CSSFontFaceRule: rules.cssRules[0]?.constructor,
  });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (face: unknown) => added.push(face) },
  });
});
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) removeEventListener(type, listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('on the first page the fonts wait until the first screen is complete', async () => {
  startFonts();
  await settle();
  expect(added).toEqual([]);
  await load();
  expect(added).toMatchObject([
    {
      family: 'Serif',
      source: 'url(/serif.woff2)',
      descriptors: { style: 'italic', weight: '400' },
    },
    {
      family: 'Sans',
      source: 'url(/sans.woff2)',
      descriptors: { style: 'normal', weight: '400 600' },
    },
  ]);
});

test('fonts follow one another after a pause, so that each layout is for one font', async () => {
  const times: number[] = [];
  const fonts = { add: () => times.push(performance.now()) };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  startFonts();
  await load();
  const [first = 0, second = 0] = times;
  expect(second - first).toBeGreaterThan(40);
});

test('no font joins during a press, whose click would be lost if its link moved', async () => {
  pressed = document.body;
  startFonts();
  await load();
  expect(added).toEqual([]);
  pressed = null;
  await rest();
  expect(added).toHaveLength(2);
});

test('on later pages, which have them in the cache, fonts are added before they are loaded', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/about/`);
  startFonts();
  expect(added).toMatchObject([
    { family: 'Serif', descriptors: { display: 'swap' } },
    { family: 'Sans', descriptors: { display: 'swap' } },
  ]);
  expect(loaded).toEqual(['Serif', 'Sans']);
  await settle();
  expect(added).toHaveLength(2);
});

test('a font that fails to load does not block the others', async () => {
  document.head.innerHTML = sheet.replace('/serif', '/missing');
  startFonts();
  await load();
  expect(added).toMatchObject([{ family: 'Sans' }]);
});
