/** @jest-environment jsdom */
import { startImages } from './images';

// tests/e2e/reading.spec.ts shows a picture that fails and comes back.

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
