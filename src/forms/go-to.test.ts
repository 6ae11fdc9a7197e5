/** @jest-environment jsdom */
import { goTo } from './go-to';

test('a page is left once no form waits for its answer', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<form aria-busy="true"></form>';
  goTo('#next');
  jest.advanceTimersByTime(1000);
  expect(location.hash).toBe('');
  document.body.innerHTML = '<form></form>';
  jest.advanceTimersByTime(50);
  expect(location.hash).toBe('#next');
});
