import { writeHostFiles } from '../write/host-files';
import { startSite, type Site } from './start-site';
import { temporaryFolder, writeFiles } from '../../kit/testing/temporary-folder';

const root = temporaryFolder();
let site: Site;

beforeAll(async () => {
  const files = [
    'index.html',
    'about/index.html',
    '404.html',
    'app-0123456789abcdef0123.js',
    'adapted.css',
    'robots.txt',
    'icon.svg',
    'site.webmanifest',
    'page-data/index/page-data.json',
    'static/a1b2/hero.avif',
    'og/about-0a1b.png',
  ];
  writeFiles(root, Object.fromEntries(files.map((name) => [name, name])));
  writeHostFiles(root, new Map(), false);
  site = await startSite({ root, port: 0 });
});
afterAll(() => site.close());

// tests/specified/hosts.test.ts and host-errors.test.ts compare this server with nginx and Caddy.
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
  const response = await fetch(site.url + url);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe(`public, ${cache}`);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a preview asks search engines not to index any file, the site itself does not', async () => {
  const files = ['/', '/about/', '/og/about-0a1b.png', '/nowhere/'];
  writeHostFiles(root, new Map(), true);
  const preview = await startSite({ root, port: 0 });
  const tagsOf = (url: string) =>
    Promise.all(files.map(async (file) => (await fetch(url + file)).headers.get('x-robots-tag')));
  expect(await tagsOf(preview.url)).toEqual(files.map(() => 'noindex'));
  expect(await tagsOf(site.url)).toEqual(files.map(() => null));
  await preview.close();
});
