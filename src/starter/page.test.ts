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

const sources = () =>
  [...document.querySelectorAll('picture > *')].map((part) => part.getAttribute('srcset'));
const placeholders = Array<string>(3).fill('/placeholder.svg');
const goOnline = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  document.body.innerHTML =
    '<picture><source srcset="/a.avif"><source srcset="/a.webp"><img src="/a.jpg" srcset="/a.jpg 1x" alt=""></picture>';
});

test('the placeholder replaces an image that fails, and all its sources, until there is a connection', () => {
  const before = sources();
  fail(image());
  expect(sources()).toEqual(placeholders);
  goOnline();
  expect(sources()).toEqual(before);
});

test('a placeholder that fails too is left alone', () => {
  fail(image());
  const set = jest.spyOn(HTMLImageElement.prototype, 'srcset', 'set');
  fail(image());
  expect(set).not.toHaveBeenCalled();
  expect(sources()).toEqual(placeholders);
});

test('a picture that fails again comes back with the next connection', () => {
  const before = sources();
  fail(image());
  goOnline();
  fail(image());
  expect(sources()).toEqual(placeholders);
  goOnline();
  expect(sources()).toEqual(before);
});
