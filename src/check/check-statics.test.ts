import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder';
import { checkContent } from './check-content';
import { staticFaults } from './check-statics';
import { readSite } from './read-site';

const root = temporaryFolder();
const content = join(root, 'content');
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
const svg = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"/>`;

/** Checks `static/` with one file in it, and returns what is wrong with that file. */
async function faultsOf(name: string, data: string | Buffer, settings = '{}'): Promise<string[]> {
  writeFiles(root, {
    'content/site.json': settings,
    'content/pages/services.mdx': '---\ntitle: A\n---\n',
    [`static/${name}`]: data,
  });
  const site = readSite(content);
  const statics = new Map([[`/${name}`, site.statics.get(`/${name}`) ?? NaN]]);
  const [[, faults] = ['', []]] = await staticFaults({ ...site, statics });
  return faults.map(({ message }) => message);
}

test.each([
  ['downloads/kit.pdf', '\n%PDF-1.7'],
  ['downloads/notes.txt', '<html> is a tag'.slice(1)],
  ['downloads/list.csv', 'a,b'],
  ['downloads/deck.key', 'PK\u0003\u0004'],
  ['downloads/film.mp4', Buffer.from('\0\0\0\u0018ftypM4V \0\0\0\0', 'latin1')],
  ['downloads/unknown.mp3', Buffer.from([0, 1, 2, 3, 250])],
  ['google0123.html', '<!doctype html><html></html>'],
  ['BingSiteAuth.xml', '<users/>'],
  ['.well-known/assetlinks.json', '[]'],
  ['icon.svg', svg('0 0 1024 1024')],
])('static/%s is published as it is', async (name, data) => {
  expect(await faultsOf(name, data)).toEqual([]);
});

const built = (source: string) =>
  `This file is what the build makes from ${source}. Change that, and delete this file`;

test.each([
  ['robots.txt', built('src/gatsby/files/text-files.ts')],
  ['Favicon.ico', built('static/icon.svg')],
  ['_redirects', built('content/redirects.json')],
  ['_headers', built('src/gatsby/hosting/header-rules.ts')],
  ['.well-known/security.txt', built('"security" in content/site.json')],
  ['services/index.html', built('content/pages/services.mdx')],
  ['services.html', built('content/pages/services.mdx')],
  ['page-data/app-data.json', built('content/')],
])('static/%s would be lost', async (name, message) => {
  expect(await faultsOf(name, 'Words')).toEqual([message]);
});

test('the folder of the desk is its own where the site has one', async () => {
  const repository = '{ "repository": "github:acme/site#main" }';
  expect(await faultsOf('admin/index.html', 'Words', repository)).toEqual([
    built('"repository" in content/site.json'),
  ]);
  expect(await faultsOf('admin/index.html', 'Words')).toEqual([]);
});

test.each([
  ['downloads/kit.pdf', pointer, /is a pointer of Git LFS/],
  ['downloads/data.csv', pointer, /is a pointer of Git LFS/],
  ['downloads/kit.pdf', '\uFEFF\n<!DOCTYPE html><title>Sign in', /is a web page, perhaps/],
  ['downloads/notes.txt', '<html lang="en">', /is a web page, perhaps/],
  ['downloads/film.mp4', '{ "error": "über 100 MB" }', /is a text/],
  ['downloads/kit.docx', '%PDF-1.7', /is a file of the type pdf/],
  ['downloads/kit.zip', '', /is empty/],
  ['icon.svg', svg('0 0 64 32'), /is 64 × 32. Make its artboard square/],
  ['icon.svg', '<svg', /cannot be drawn/],
])('static/%s is named if it is none', async (name, data, message) => {
  expect(await faultsOf(name, data)).toEqual([expect.stringMatching(message)]);
});

test('a picture with the name of a document is none', async () => {
  const picture = { width: 8, height: 8, channels: 3 as const, background: '#fff' };
  const jpeg = await sharp({ create: picture }).jpeg().toBuffer();
  expect(await faultsOf('downloads/kit.pdf', jpeg)).toEqual([
    expect.stringContaining('of the type jpg'),
  ]);
});

test('a link of the file system is refused, in either folder', async () => {
  const names = ['content/pages/linked.mdx', 'static/linked'];
  for (const name of names) symlinkSync(join(root, 'elsewhere'), join(root, name));
  const found = (await checkContent(content)).filter(({ message }) =>
    message.includes('file system'),
  );
  expect(found.map(({ file }) => file)).toEqual(['pages/linked.mdx', '../static/linked']);
});
