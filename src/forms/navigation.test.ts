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

test('a success leads on when its time has come', () => {
  leadOn('contact', '#calendar', 1500);
  jest.advanceTimersByTime(1499);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#calendar');
});

test('the calendar goes first, whichever success came first', () => {
  leadOn('contact', '#calendar', 1500);
  leadOn('newsletter', '#confirmation');
  jest.advanceTimersByTime(1499);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('#calendar');
});

test('a form that waits for an answer holds the page, and goes on holding it when it fails', () => {
  holdPage('contact', 'waits');
  leadOn('newsletter', '#confirmation');
  jest.advanceTimersByTime(60_000);
  holdPage('contact', 'failed');
  jest.advanceTimersByTime(60_000);
  // The visitor empties the form that has failed, and is not thrown out of the page by that.
  holdPage('contact', null);
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
  leadOn('contact', '#calendar');
  jest.advanceTimersByTime(0);
  expect(location.hash).toBe('#calendar');
});

test('a failure that the visitor has seen before the next press holds nothing', () => {
  holdPage('newsletter', 'failed');
  holdPage('contact', 'waits');
  holdPage('contact', null);
  leadOn('contact', '#calendar');
  jest.advanceTimersByTime(0);
  expect(location.hash).toBe('#calendar');
});

test('another press of the same form takes back where its success led', () => {
  leadOn('contact', '#calendar', 1500);
  holdPage('contact', 'waits');
  holdPage('contact', null);
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});

test('a page that was left, and comes back as it was, leads nowhere', () => {
  leadOn('contact', '#calendar', 1500);
  jest.advanceTimersByTime(1000);
  dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});
