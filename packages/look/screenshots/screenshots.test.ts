import { findPages, pictureName } from '../../kit/find-pages';
import { readOptions } from './options';
import { temporaryFolder, writeFiles } from '../../kit/testing/temporary-folder';

test('every page of a built site is found once', () => {
  const folder = temporaryFolder();
  const files = ['index.html', 'about/index.html', '404.html', '404/index.html', 'a.js'];
  writeFiles(folder, Object.fromEntries(files.map((file) => [file, ''])));
  expect(findPages(folder)).toEqual(['/', '/404.html', '/about/']);
});

test.each([
  ['/', 'home'],
  ['/404.html', '404'],
  ['/newsletter-confirmation/', 'newsletter-confirmation'],
  ['/guides/voice/', 'guides-voice'],
])('the picture of %s is named %s', (page, name) => {
  expect(pictureName(page)).toBe(name);
});

test('options have defaults and can be set', () => {
  expect(readOptions([])).toEqual({ widths: [390, 1280], pages: null, site: null });
  const args = ['--widths', '320', '--pages', '/contact/,/', '--site', 'public'];
  expect(readOptions(args)).toEqual({ widths: [320], pages: ['/contact/', '/'], site: 'public' });
});

test.each([['--widths', 'wide'], ['--height', '3'], ['contact']])(
  'refuses a mistake: %s %s',
  (...args) => {
    expect(() => readOptions(args)).toThrow();
  },
);
