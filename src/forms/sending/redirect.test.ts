/** @jest-environment jsdom */
import { redirect } from './redirect';

beforeEach(() => {
  jest.useFakeTimers();
  location.hash = '';
  document.body.innerHTML = '<form></form><a href="#"></a>';
});
afterEach(() => jest.useRealTimers());

test.each([
  ['leaving the page', () => dispatchEvent(new Event('pagehide'))],
  ['a reload', () => dispatchEvent(new Event('beforeunload'))],
  ['a link', () => document.querySelector('a')?.click()],
  ['typing', () => document.forms[0]?.dispatchEvent(new Event('input', { bubbles: true }))],
  ['a form that is sending', () => document.forms[0]?.toggleAttribute('data-busy', true)],
])('%s prevents it', (_name, prevent) => {
  redirect('#calendar', 1500);
  prevent();
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});
