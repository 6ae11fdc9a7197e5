/** @jest-environment jsdom */
import { startFonts } from './fonts';

const sheet = () => document.querySelector('style')?.getAttribute('media');
const load = async () => {
  dispatchEvent(new Event('load'));
  await Promise.resolve();
  await Promise.resolve();
};

beforeEach(() => {
  sessionStorage.clear();
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve() },
  });
  document.head.innerHTML = '<style id="fonts" media="(scripting: none)"></style>';
});
afterEach(() => jest.restoreAllMocks());

test('on the first page the fonts wait until all of the first screen is there', async () => {
  startFonts();
  expect(sheet()).toBe('(scripting: none)');
  await load();
  expect(sheet()).toBe('all');
});

test('on later pages, where they are in the cache, they are let in at once', async () => {
  startFonts();
  await load();
  document.head.innerHTML = '<style id="fonts" media="(scripting: none)"></style>';
  startFonts();
  expect(sheet()).toBe('all');
});

test('where storage is blocked they come late on every page, and nothing breaks', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  startFonts();
  expect(sheet()).toBe('(scripting: none)');
  await load();
  expect(sheet()).toBe('all');
});
