/** @jest-environment jsdom */
import { startPrefetch } from './prefetch';

const prefetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
    ({ href }) => new URL(href).pathname,
  );

const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<template id="app"><link rel="stylesheet" href="/print.css" media="print"><script type="speculationrules">{}</script><script src="/one.js"></script><script src="/two.js"></script></template>';
  connect({});
});
afterEach(() => jest.useRealTimers());

const rest = () => {
  startPrefetch();
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
};

test('the scripts that wait are fetched ahead once the page rests, none is run, and the rules for other pages hold', () => {
  startPrefetch();
  expect(prefetched()).toEqual([]);
  rest();
  expect(new Set(prefetched())).toEqual(new Set(['/one.js', '/two.js']));
  expect(document.querySelectorAll('head script[src]')).toHaveLength(0);
  expect(document.querySelector('head script')?.textContent).toBe('{}');
});

test.each([
  ['saves data', { saveData: true }],
  ['has a poor connection', { effectiveType: 'slow-2g' }],
])('a visitor who %s is spared them', (_who, connection) => {
  connect(connection);
  rest();
  expect(prefetched()).toEqual([]);
  expect(document.querySelector('head script')).toBeNull();
  expect(document.querySelector('head [media=print]')).not.toBeNull();
});
