/** @jest-environment jsdom */
import { reportErrors } from './report-errors';

const beacon = jest.fn((_address: string, _body: string) => true);
let listeners: jest.SpiedFunction<typeof addEventListener>;

beforeEach(() => {
  listeners = jest.spyOn(globalThis, 'addEventListener');
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
});
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) removeEventListener(type, listener);
  jest.restoreAllMocks();
});

const fail = () =>
  dispatchEvent(
    new ErrorEvent('error', { message: 'Broken', filename: '/app.js', lineno: 3, colno: 7 }),
  );

test('an uncaught error is reported with its page and its place', () => {
  reportErrors('https://reports.example/errors');
  fail();
  expect(beacon.mock.calls).toEqual([
    [
      'https://reports.example/errors',
      JSON.stringify({ page: '/', message: 'Broken', place: '/app.js:3:7' }),
    ],
  ]);
});

test('a page reports five errors at most', () => {
  reportErrors('https://reports.example/errors');
  for (let count = 0; count < 9; count += 1) fail();
  expect(beacon).toHaveBeenCalledTimes(5);
});

test('without an address nothing is sent', () => {
  reportErrors('');
  fail();
  expect(beacon).not.toHaveBeenCalled();
});
