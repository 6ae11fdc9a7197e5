/** @jest-environment jsdom */
import { redirect } from './redirect';

beforeEach(() => {
  jest.useFakeTimers();
  location.hash = '';
  document.body.innerHTML = '<form></form>';
});
afterEach(() => jest.useRealTimers());

test.each([
  ['leaving the page', () => dispatchEvent(new Event('pagehide'))],
  ['another message', () => document.forms[0]?.reset()],
  ['typing', () => document.forms[0]?.dispatchEvent(new Event('input', { bubbles: true }))],
  ['a form that is sending', () => document.forms[0]?.toggleAttribute('data-busy', true)],
])('%s prevents it', (_name, prevent) => {
  redirect('#calendar', 1500);
  prevent();
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});
