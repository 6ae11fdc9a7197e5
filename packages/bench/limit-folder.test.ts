import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { largestArticle } from './built-files';
import { temporaryFolder, writeFiles } from '../kit/testing/temporary-folder';
import { writeLimitFolder } from './limit-folder';

const built = temporaryFolder();

const write = (page: string, main: string) =>
  writeFiles(built, {
    [`${page}index.html`]: `<!doctype html><html lang="en"><head><title>Words</title></head><body><main>${main}</main></body></html>`,
  });
const text = (words: string) => `<div data-article-text="">${words}</div>`;
write('/', '<h1>Home has many more words than any article</h1>');

test('a site without articles has none to measure', () => {
  expect(() => largestArticle(built)).toThrow('no articles');
});

test('the largest article has a limit page at its own address', () => {
  write('/insights/short/', text('<p>A word.</p>'));
  write('/insights/long/', text('<p>A word. And another one.</p>'));
  expect(largestArticle(built)).toBe('/insights/long/');

  const { folder, remove } = writeLimitFolder(built, '/insights/long/');
  const page = readFileSync(path.join(folder, 'insights/long/index.html'), 'utf8');
  expect(page).toContain('<p>A word. And another one.</p>');
  expect(page).toContain('first-letter');
  expect(existsSync(path.join(folder, 'index.html'))).toBe(false);
  remove();
});
