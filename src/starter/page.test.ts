/** @jest-environment jsdom */
import { logNotFound, markHiddenTab, startTooltips } from './page';

const root = document.documentElement;
afterEach(() => jest.restoreAllMocks());

test('the not-found page logs the requested path; no other page does', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  history.pushState(null, '', '/lost/');
  document.body.innerHTML = '<section></section>';
  logNotFound();
  expect(warn).not.toHaveBeenCalled();
  document.body.innerHTML = '<section data-not-found></section>';
  logNotFound();
  expect(warn.mock.calls).toEqual([['Not found:', '/lost/']]);
});

test('a hidden tab is marked for as long as it is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  markHiddenTab();
  expect(root).toHaveAttribute('data-hidden-tab');
  hidden.mockReturnValue(false);
  markHiddenTab();
  expect(root).not.toHaveAttribute('data-hidden-tab');
});

test.each(['pointerover', 'focusin'])('only Escape hides tooltips, until the next %s', (moved) => {
  startTooltips();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(root).not.toHaveAttribute('data-tooltips');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(root).toHaveAttribute('data-tooltips', 'off');
  document.dispatchEvent(new Event(moved));
  expect(root).not.toHaveAttribute('data-tooltips');
});
