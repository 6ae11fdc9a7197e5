/** @jest-environment jsdom */
import { redirectAfter } from './redirect';

beforeEach(() => {
  jest.useFakeTimers();
  location.hash = '';
  document.body.innerHTML = '<form></form>';
});
afterEach(() => jest.useRealTimers());

test('a redirect opens its address after the delay', () => {
  redirectAfter(1500, '#calendar');
  jest.advanceTimersByTime(1499);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#calendar');
});

test.each([
  ['leaving the page', () => dispatchEvent(new Event('pagehide'))],
  ['a form that is sending', () => document.forms[0]?.setAttribute('aria-busy', 'true')],
])('%s prevents it', (_name, prevent) => {
  redirectAfter(1500, '#calendar');
  prevent();
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});
