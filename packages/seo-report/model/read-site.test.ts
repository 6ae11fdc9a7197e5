import sharp from 'sharp';
import { rightContent } from '../testing/right-content';
import { rightHtml } from '../testing/right-html';
import { readSite } from './read-site';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';

let root: string;
const write = (name: string, data: string | Buffer) => writeFiles(root, { [name]: data });

beforeEach(() => {
  root = temporaryFolder();
});

test('a folder without a built site gives a clear error', async () => {
  await expect(readSite(root)).rejects.toThrow('There is no built site in public/.');
});

test('pages, files and the real pixels of pictures are read', async () => {
  for (const [name, text] of rightContent()) write(`content/${name}`, text);
  for (const [name, text] of rightHtml()) write(`public/${name}`, text);
  write('public/_gatsby/slices/x.html', '<p>part</p>');
  write('public/robots.txt', 'User-agent: *\nAllow: /\n');
  const pixels = sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } });
  write('public/static/a.avif', await pixels.clone().avif().toBuffer());
  const exif = { IFD0: { Copyright: 'someone' } };
  write('content/images/bridge-light.jpg', await pixels.clone().jpeg().withExif(exif).toBuffer());
  // Two pictures, 16 and 256 pixels wide.
  const icon = Buffer.alloc(6 + 2 * 16);
  icon.writeUInt16LE(2, 4);
  icon.writeUInt8(16, 6);
  write('public/favicon.ico', icon);

  const site = await readSite(root);
  const paths = ['/404.html', '/404/', '/about/', '/', '/services/'];
  expect(site.pages.map((page) => page.path)).toEqual(paths);
  expect(site.files.has('/static/a.avif')).toBe(true);
  const avif = { width: 8, height: 4, format: 'avif', hasExif: false };
  expect(site.images.get('/static/a.avif')).toMatchObject(avif);
  expect(site.images.get('/favicon.ico')).toMatchObject({ width: 256, sides: [16, 256] });
  expect(site.sources).toMatchObject([
    { file: 'content/images/bridge-light.jpg', width: 8, hasExif: true },
  ]);
  expect(site.robots?.mayFetch('/about/')).toBe(true);
  expect([site.sitemap, site.manifest]).toEqual([null, null]);
});

test('a page without a content file gives a clear error', async () => {
  for (const [name, text] of rightContent()) write(`content/${name}`, text);
  write('public/index.html', '<p>home</p>');
  write('public/press/index.html', '<p>press</p>');
  await expect(readSite(root)).rejects.toThrow(
    'public/press/index.html has no file in content/pages/. Build the site again.',
  );
});
