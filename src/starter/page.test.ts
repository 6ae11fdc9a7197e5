/** @jest-environment jsdom */
import { startImages } from './images';
import { logNotFound, markHiddenTab } from './page';

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

startImages();

const fail = (element: Element | null) => element?.dispatchEvent(new Event('error'));
const image = () => document.querySelector('img');

test('the placeholder replaces an image that fails, and all its sources', () => {
  document.body.innerHTML =
    '<picture><source srcset="/a.avif"><source srcset="/a.webp"><img src="/a.jpg" alt=""></picture>';
  fail(image());
  expect(image()).toHaveAttribute('src', '/placeholder.svg');
  const sources = [...document.querySelectorAll('source')].map((source) => source.srcset);
  expect(sources).toEqual(['/placeholder.svg', '/placeholder.svg']);
});

test('a placeholder that fails too is left alone', () => {
  document.body.innerHTML = '<img src="/a.jpg" alt="">';
  const set = jest.spyOn(HTMLImageElement.prototype, 'src', 'set');
  fail(image());
  fail(image());
  expect(set).toHaveBeenCalledTimes(1);
});
