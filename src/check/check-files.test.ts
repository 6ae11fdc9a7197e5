import { join } from 'node:path';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { staticProblems } from './check-files';
import { readContentFolder } from './read-site';

const root = temporaryFolder();
const content = join(root, 'content');
const svg = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"/>`;

/** Checks `static/` with one file in it, and returns what is wrong with that file. */
async function messagesFor(name: string, data: string, settings = '{}'): Promise<string[]> {
  writeFiles(content, { 'site.json': settings, 'pages/services.mdx': '---\ntitle: A\n---\n' });
  writeFiles(root, { [`static/${name}`]: data });
  const site = readContentFolder(content);
  const statics = new Map([[`/${name}`, Buffer.byteLength(data)]]);
  const found = await staticProblems({ ...site, statics });
  return found.map(({ message }) => message);
}

test.each([
  ['downloads/kit.pdf', '\n%PDF-1.7'],
  ['google0123.html', '<!doctype html><html></html>'],
  ['.well-known/assetlinks.json', '[]'],
  ['icon.svg', svg('0 0 1024 1024')],
])('static/%s is published as it is', async (name, data) => {
  expect(await messagesFor(name, data)).toEqual([]);
});

const built = (source: string) =>
  `This file has the address of a file that the build creates from ${source}. Change that, and delete this file`;

test.each([
  ['robots.txt', 'src/gatsby/files/text-files.ts'],
  ['Favicon.ico', 'static/icon.svg'],
  ['_redirects', 'content/redirects.json'],
  ['services/index.html', 'content/pages/services.mdx'],
  ['services.html', 'content/pages/services.mdx'],
  ['page-data/app-data.json', 'content/'],
])('static/%s would be lost', async (name, source) => {
  expect(await messagesFor(name, 'Words')).toEqual([built(source)]);
});

test('the folder of the editor is its own where the site has one', async () => {
  const repository = '{ "repository": "github:acme/site#main" }';
  const source = built('"repository" in content/site.json');
  expect(await messagesFor('admin/index.html', 'Words', repository)).toEqual([source]);
  expect(await messagesFor('admin/index.html', 'Words')).toEqual([]);
});

test.each([
  ['downloads/kit.zip', '', /is empty/],
  ['icon.svg', svg('0 0 64 32'), /is 64 × 32. Make its artboard square/],
  ['icon.svg', '<svg', /cannot be drawn/],
])('static/%s is named if it cannot be used', async (name, data, message) => {
  expect(await messagesFor(name, data)).toEqual([expect.stringMatching(message)]);
});
