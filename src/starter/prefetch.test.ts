/** @jest-environment jsdom */
import { startPrefetch } from './prefetch';

const read = jest.fn(() => Promise.resolve());
const fetched = jest.fn((_url: string, _options: object) => Promise.resolve({ blob: read }));

const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

/** Brings the form near the window; jsdom lays nothing out. */
let bringFormNear: () => void;
const observe = jest.fn();
class Observer {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    notify([{ isIntersecting: false }]);
    bringFormNear = () => notify([{ isIntersecting: true }]);
  }
  observe = observe;
  disconnect = () => {};
}

let listeners: jest.SpiedFunction<typeof addEventListener>;

// jsdom sends a load event of its own.
beforeAll(() => new Promise((loaded) => addEventListener('load', loaded, { once: true })));

beforeEach(() => {
  listeners = jest.spyOn(globalThis, 'addEventListener');
  jest.useFakeTimers();
  fetched.mockClear();
  observe.mockClear();
  read.mockClear();
  Object.assign(globalThis, { fetch: fetched, IntersectionObserver: Observer });
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<form data-app="newsletter"></form><a href="/about/">About</a><a href="/contact/?plan=one"><b>Contact</b></a><template id="app"><link rel="stylesheet" href="/print.css" media="print"><script type="speculationrules">{}</script><script src="/one.js"></script><script src="/two.js"></script></template>';
  connect({});
});
afterEach(() => {
  bringFormNear();
  for (const [type, listener] of listeners.mock.calls) removeEventListener(type, listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const rest = async () => {
  startPrefetch();
  dispatchEvent(new Event('load'));
  await jest.runAllTimersAsync();
};

test('a page at rest gets the rules for other pages and the print styles, and fetches no script', async () => {
  await rest();
  expect(document.querySelector('head script')?.textContent).toBe('{}');
  expect(document.querySelector('head [media=print]')).not.toBeNull();
  expect(observe.mock.calls).toEqual([[document.querySelector('form')]]);
  document
    .querySelector('[href="/about/"]')
    ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(fetched).not.toHaveBeenCalled();
});

const pointAtContact = () =>
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test.each([
  ['a form is near', () => bringFormNear()],
  ['the pointer is on a link to a form', pointAtContact],
])('once %s, the scripts are fetched one time, and none is run', async (_when, act) => {
  await rest();
  act();
  bringFormNear();
  pointAtContact();
  await jest.runAllTimersAsync();
  expect(fetched.mock.calls).toEqual([
    ['/one.js', { priority: 'low' }],
    ['/two.js', { priority: 'low' }],
  ]);
  // One that is not read to its end does not reach the cache.
  expect(read).toHaveBeenCalledTimes(2);
  expect(document.querySelectorAll('head script[src]')).toHaveLength(0);
});

test.each([
  ['saves data', { saveData: true }],
  ['has a poor connection', { effectiveType: 'slow-2g' }],
])('a visitor who %s is spared them', async (_who, connection) => {
  connect(connection);
  await rest();
  pointAtContact();
  expect(observe).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
  expect(document.querySelector('head script')).toBeNull();
  expect(document.querySelector('head [media=print]')).not.toBeNull();
});

test('a script that cannot be fetched ahead is left for later', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await rest();
  bringFormNear();
  await jest.runAllTimersAsync();
  expect(fetched).toHaveBeenCalledTimes(2);
});
