/** @jest-environment jsdom */
import { startImages } from './images';

startImages();

const fail = (element: Element | null) => element?.dispatchEvent(new Event('error'));
const image = () => document.querySelector('img');

test('the placeholder replaces an image that fails, and all its sources', () => {
  document.body.innerHTML =
    '<picture><source srcset="/a.avif"><source srcset="/a.webp"><img src="/a.jpg" srcset="/a.jpg 1x" alt=""></picture>';
  fail(image());
  expect(image()).toHaveAttribute('src', '/placeholder.svg');
  expect(image()).toHaveAttribute('srcset', '/placeholder.svg');
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

test('leaves other failing elements alone', () => {
  document.body.innerHTML = '<script src="/a.js"></script>';
  fail(document.querySelector('script'));
  expect(document.querySelector('script')).toHaveAttribute('src', '/a.js');
});
