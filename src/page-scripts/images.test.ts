/** @jest-environment jsdom */
import { startImages } from './images';

// tests/e2e/reading.spec.ts shows a picture that fails, fails again and comes back.

test('a picture that came back with the connection is not loaded again the next time', () => {
  startImages();
  document.body.innerHTML = '<picture><source srcset="/a.avif"><img src="/a.jpg" alt=""></picture>';
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  dispatchEvent(new Event('online'));
  expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/a.avif');
  const set = jest.spyOn(HTMLSourceElement.prototype, 'srcset', 'set');
  dispatchEvent(new Event('online'));
  expect(set).not.toHaveBeenCalled();
});

test('a placeholder that fails too is left alone', () => {
  startImages();
  document.body.innerHTML = '<picture><source srcset="/a.avif"><img src="/a.jpg" alt=""></picture>';
  const fail = () => document.querySelector('img')?.dispatchEvent(new Event('error'));
  fail();
  const set = jest.spyOn(HTMLImageElement.prototype, 'srcset', 'set');
  fail();
  expect(set).not.toHaveBeenCalled();
  expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/placeholder.svg');
});
