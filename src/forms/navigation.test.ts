/** @jest-environment jsdom */
import { holdPage, leadOn } from './navigation';

beforeEach(() => {
  jest.useFakeTimers();
  location.hash = '';
  holdPage('contact', null);
  holdPage('newsletter', null);
});
afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
});

test('a success opens the next page after its delay', () => {
  leadOn('contact', '#calendar', 1500);
  jest.advanceTimersByTime(1499);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#calendar');
});

test('the calendar takes precedence, whichever success came first', () => {
  leadOn('contact', '#calendar', 1500);
  leadOn('newsletter', '#confirmation');
  jest.advanceTimersByTime(1499);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('#calendar');
});

test('a form that waits for an answer holds the page, and still does when it fails', () => {
  holdPage('contact', 'waits');
  leadOn('newsletter', '#confirmation');
  jest.advanceTimersByTime(60_000);
  holdPage('contact', 'failed');
  jest.advanceTimersByTime(60_000);
  // The visitor empties the failed form; that must not open another page.
  holdPage('contact', null);
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
  leadOn('contact', '#calendar');
  jest.advanceTimersByTime(0);
  expect(location.hash).toBe('#calendar');
});
