/** @jest-environment jsdom */
import { startPrefetch } from './prefetch';

const read = jest.fn(() => Promise.resolve());
const fetched = jest.fn((_url: string, _options: object) => Promise.resolve({ blob: read }));
const paths = () => [...new Set(fetched.mock.calls.map(([url]) => url))];

const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

let listeners: jest.SpiedFunction<typeof addEventListener>;

beforeEach(() => {
  listeners = jest.spyOn(globalThis, 'addEventListener');
  jest.useFakeTimers();
  fetched.mockClear();
  read.mockClear();
  Object.assign(globalThis, { fetch: fetched });
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<template id="app"><link rel="stylesheet" href="/print.css" media="print"><script type="speculationrules">{}</script><script src="/one.js"></script><script src="/two.js"></script></template>';
  connect({});
});
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) removeEventListener(type, listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const rest = async () => {
  startPrefetch();
  dispatchEvent(new Event('load'));
  await jest.runAllTimersAsync();
};

test('the scripts that wait are fetched ahead once the page rests, none is run, and the rules for other pages hold', async () => {
  startPrefetch();
  expect(paths()).toEqual([]);
  await rest();
  expect(paths()).toEqual(['/one.js', '/two.js']);
  expect(fetched.mock.calls[0]?.[1]).toEqual({ priority: 'low' });
  // One that is not read to its end does not reach the cache.
  expect(read).toHaveBeenCalledTimes(fetched.mock.calls.length);
  expect(document.querySelectorAll('head script[src]')).toHaveLength(0);
  expect(document.querySelector('head script')?.textContent).toBe('{}');
});

test.each([
  ['saves data', { saveData: true }],
  ['has a poor connection', { effectiveType: 'slow-2g' }],
])('a visitor who %s is spared them', async (_who, connection) => {
  connect(connection);
  await rest();
  expect(paths()).toEqual([]);
  expect(document.querySelector('head script')).toBeNull();
  expect(document.querySelector('head [media=print]')).not.toBeNull();
});

test('a script that cannot be fetched ahead is left for later', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await rest();
  expect(paths()).toEqual(['/one.js', '/two.js']);
});
