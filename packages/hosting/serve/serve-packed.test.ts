import { brotliCompressSync } from 'node:zlib';
import { writeHostFiles } from '../write/host-files';
import { findIndexable, measureFiles, starterSize } from '../../bench/built-files';
import { servePacked } from './serve-packed';
import type { Site } from './start-site';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';

const root = temporaryFolder();
const page = `<h1>Home</h1>${'<p>words</p>'.repeat(300)}`;
const pageData = JSON.stringify({ words: 'words '.repeat(300) });
let site: Site;

beforeAll(async () => {
  const files: Record<string, string> = {
    'index.html': `<head><script>go()</script></head>${page}<a href="/static/a.woff2"></a>`,
    'hidden/index.html': '<meta name="robots" content="noindex, follow">',
    '404.html': 'gone',
    'static/a.woff2': '12345',
    'static/left-over.woff2': '1234567890',
    'page-data/index/page-data.json': pageData,
  };
  writeFiles(root, files);
  writeHostFiles(root, new Map(), false);
  site = await servePacked(root);
});
afterAll(() => site.close());

const get = (url: string, encoding: string) =>
  fetch(site.url + url, { headers: { 'Accept-Encoding': encoding } });

test.each(['br', 'gzip'])('sends text as %s, with its length', async (encoding) => {
  const response = await get('/', encoding);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(Number(response.headers.get('content-length'))).toBeLessThan(page.length / 10);
  expect(response.headers.get('cache-control')).toContain('must-revalidate');
  expect(await response.text()).toContain(page);
});

test('sends fonts unchanged, and caches them', async () => {
  const response = await get('/static/a.woff2', 'br');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('answers a missing address with the 404 page, and does not resend an unchanged file', async () => {
  expect((await get('/nowhere/', 'br')).status).toBe(404);
  const etag = (await get('/', 'br')).headers.get('etag') ?? '';
  const again = await fetch(`${site.url}/`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('the built files are measured as they are served', async () => {
  expect(findIndexable(root)).toEqual(['/']);
  expect(await measureFiles(root, '/')).toMatchObject({
    fonts: 5,
    pageData: brotliCompressSync(pageData).length,
  });
  expect(starterSize('<head><script type="application/ld+json">{}</script></head>')).toBe(0);
  expect(starterSize('<head><script>go()</script></head>')).toBeGreaterThan(0);
});
