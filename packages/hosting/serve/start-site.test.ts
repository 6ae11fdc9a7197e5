import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHostFiles } from '../write/host-files';
import { rawAnswer } from './raw-answer';
import { startSite, type Site } from './start-site';

const folder = mkdtempSync(path.join(tmpdir(), 'throughline-site-'));
const root = path.join(folder, 'public');
const page = `<h1>About</h1>${'<p>words</p>'.repeat(200)}`;
const redirects = new Map([
  ['/team', '/about/'],
  ['/faq', '/about/?open=1#questions'],
  ['/blog', 'https://blog.acme.example/'],
]);
let site: Site;

beforeAll(async () => {
  const files: Record<string, string> = {
    'public/index.html': 'home',
    'public/about/index.html': page,
    'public/404.html': 'not here',
    'public/app-0123456789abcdef0123.js': '1;'.repeat(2000),
    'public/adapted.css': 'a{}',
    'public/robots.txt': 'User-agent: *',
    'public/icon.svg': '<svg/>',
    'public/site.webmanifest': '{}',
    'public/page-data/index/page-data.json': '{}',
    'public/static/a1b2/hero.avif': '0123456789',
    'public/og/about-0a1b.png': '0123456789',
    'secret.txt': 'secret',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  writeHostFiles(root, redirects, false);
  site = await startSite({ root, port: 0 });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

function get(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(site.url + url, { redirect: 'manual', ...init });
}

const rawStatus = async (rawPath: string) => (await rawAnswer(site, rawPath)).status;

test.each([
  ['/about', '/about/'],
  ['/about?from=mail', '/about/?from=mail'],
  ['/about/index.html', '/about/'],
  ['/index.html', '/'],
  ['//about', '/about/'],
  ['/team', '/about/'],
  ['/team/', '/about/'],
  ['/team/index.html', '/about/'],
  ['/team/?from=mail', '/about/?from=mail'],
  ['/faq/?from=mail', '/about/?open=1&from=mail#questions'],
  ['/blog/', 'https://blog.acme.example/'],
])('%s redirects to %s permanently', async (from, to) => {
  const response = await get(from);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(to);
});

test.each([
  '/nowhere',
  '/_headers',
  '/nowhere/',
  '/static/gone.js',
  '/about/nowhere/',
  '/page-data/',
])('%s is the 404 page, never cached for long', async (url) => {
  const response = await get(url, { headers: { Accept: 'application/json' } });
  expect([response.status, await response.text()]).toEqual([404, 'not here']);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toContain('must-revalidate');
});

test.each([
  ['/', 'max-age=0, must-revalidate', 'text/html; charset=utf-8'],
  ['/about/', 'max-age=0, must-revalidate', 'text/html; charset=utf-8'],
  ['/robots.txt', 'max-age=0, must-revalidate', 'text/plain; charset=utf-8'],
  [
    '/page-data/index/page-data.json',
    'max-age=0, must-revalidate',
    'application/json; charset=utf-8',
  ],
  ['/icon.svg', 'max-age=86400', 'image/svg+xml'],
  ['/site.webmanifest', 'max-age=0, must-revalidate', 'application/manifest+json'],
  ['/static/a1b2/hero.avif', 'max-age=31536000, immutable', 'image/avif'],
  ['/og/about-0a1b.png', 'max-age=31536000, immutable', 'image/png'],
  [
    '/app-0123456789abcdef0123.js',
    'max-age=31536000, immutable',
    'application/javascript; charset=utf-8',
  ],
  ['/adapted.css', 'max-age=0, must-revalidate', 'text/css; charset=utf-8'],
])('%s is cached with %s and typed %s', async (url, cache, type) => {
  const response = await get(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe(`public, ${cache}`);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a preview asks search engines not to index any file, the site itself does not', async () => {
  const files = ['/', '/about/', '/og/about-0a1b.png', '/nowhere/'];
  writeHostFiles(root, redirects, true);
  const preview = await startSite({ root, port: 0 });
  const tagsOf = (url: string) =>
    Promise.all(files.map(async (file) => (await fetch(url + file)).headers.get('x-robots-tag')));
  expect(await tagsOf(preview.url)).toEqual(files.map(() => 'noindex'));
  expect(await tagsOf(site.url)).toEqual(files.map(() => null));
  await preview.close();
});

test.each(['br', 'gzip'])('sends text as %s', async (encoding) => {
  const response = await get('/about/', { headers: { 'Accept-Encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(await response.text()).toBe(page);
});

test('HEAD has the headers and no body', async () => {
  const response = await get('/about/', { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe(String(page.length));
  expect(await response.text()).toBe('');
  expect((await get('/about', { method: 'HEAD' })).status).toBe(301);
});

test('a range is cut from the uncompressed file', async () => {
  const response = await get('/about/', { headers: { Range: 'bytes=4-8' } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes 4-8/${page.length}`);
  expect(await response.text()).toBe('About');
});

test('does not resend an unchanged file', async () => {
  const etag = (await get('/about/')).headers.get('etag') ?? '';
  expect((await get('/about/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('refuses other methods', async () => {
  expect((await get('/about/', { method: 'POST', body: 'x' })).status).toBe(405);
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/about/..%2f..%2fsecret.txt',
])('%s does not lead out of the folder', async (url) => {
  expect(await rawStatus(url)).toBe(400);
});

test.each(['/%', '/%00', '/about%00'])('answers %s, and keeps running', async (url) => {
  expect(await rawStatus(url)).toBeGreaterThanOrEqual(400);
  expect((await get('/')).status).toBe(200);
});
