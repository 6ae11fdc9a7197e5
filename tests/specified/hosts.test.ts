import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../packages/hosting/headers-of';
import { addressOf } from '../../packages/hosting/pages';
import { cacheClasses, cdnHeader } from '../../packages/hosting/rules';
import { hostedSite, type HostedSite } from '../../packages/hosting/site';
import { caddyMissing, findCaddy, startCaddy } from '../../packages/hosting/hosts/start-caddy';
import {
  brotliMissing,
  findNginx,
  nginxHasBrotli,
  nginxMissing,
  startNginx,
} from '../../packages/hosting/hosts/start-nginx';
import { startSite, type Site } from '../../packages/hosting/serve/start-site';
import { requireBuild } from '../invariants/support/build';
import { askFor } from './raw-answer';
import { addStrangers, earlierScript, stageSite, unreadable } from './staged-site';

let root: string;
let remove: () => void;
let hosted: HostedSite;

beforeAll(async () => {
  requireBuild();
  ({ root, remove } = await stageSite());
  hosted = hostedSite(root);
  addStrangers(root);
}, 60_000);
afterAll(() => remove());

const nginx = findNginx();
const caddy = findCaddy();

type Host = { name: string; start: () => Promise<Site>; packs: readonly string[] };
const ownServer = "npm start's own server";
const hosts: Host[] = [
  {
    name: ownServer,
    start: () => startSite({ root, port: 0 }),
    packs: ['br', 'gzip'],
  },
];
if (nginx) {
  const packs = nginxHasBrotli() ? ['br', 'gzip'] : ['gzip'];
  if (!nginxHasBrotli()) test.skip(brotliMissing, () => {});
  hosts.push({ name: 'nginx', start: () => startNginx(nginx, root, 'www-data'), packs });
} else test.skip(nginxMissing, () => {});
if (caddy) {
  hosts.push({ name: 'Caddy', start: () => startCaddy(caddy, root), packs: ['br', 'gzip'] });
} else test.skip(caddyMissing, () => {});

describe.each(hosts)('$name', ({ name, start, packs }) => {
  let site: Site;
  beforeAll(async () => {
    site = await start();
  }, 30_000);
  afterAll(() => site.close());

  const get = (url: string, init: RequestInit = {}) =>
    fetch(site.url + url, { redirect: 'manual', ...init });

  test('every file is served with its headers from the list, each once', async () => {
    const hidden = /^\/_(headers|redirects)$|\.(br|gz)$|\/\.(?!well-known)/;
    const files = hosted.files.filter((file) => !hidden.test(file));
    expect(files.length).toBeGreaterThan(50);
    const faults: string[] = [];
    for (const file of files) {
      const url = addressOf(encodeURI(file));
      const response = await get(url, { method: 'HEAD' });
      if (response.status !== 200) faults.push(`${url}: ${response.status}`);
      for (const [name, value] of Object.entries(headersOf(hosted.rules, file))) {
        const sent = response.headers.get(name);
        if (sent !== value) faults.push(`${url}: ${name}: ${sent ?? 'nothing'}`);
      }
      if (/\d/.test(response.headers.get('server') ?? '')) faults.push(`${url}: reveals a version`);
    }
    expect(faults).toEqual([]);
  }, 20_000);

  test.each([
    ['/about', '/about/'],
    ['/about?from=mail', '/about/?from=mail'],
    ['/about/index.html', '/about/'],
    ['/index.html', '/'],
    ['//about', '/about/'],
    ['//about/', '/about/'],
    ['/about//', '/about/'],
    ['/about%2F', '/about/'],
    ['/about%2f?from=mail', '/about/?from=mail'],
    ['/%61bout/', '/about/'],
    ['/team-of-old', '/about/'],
    ['/team-of-old/?from=mail', '/about/?from=mail'],
    ['/team-of-old/index.html', '/about/'],
    ['/faq-of-old/', '/about/?open=1#questions'],
    ['/faq-of-old/?from=mail', '/about/?open=1&from=mail#questions'],
    ['/blog-of-old', 'https://blog.acme.example/'],
  ])('%s redirects to %s permanently', async (from, to) => {
    expect(await askFor(site, from)).toMatchObject({ status: 301, location: to });
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/about/nowhere/',
    '/static/gone.js',
    '/og/gone.png',
    '/static/gone.avif',
    '/page-data/',
    '/_headers',
    '/_redirects',
    '/.built-from',
    '/static/.hidden/a.txt',
    '/.well-known/.hidden',
    `/static/${'a'.repeat(300)}.js`,
    `/${'a'.repeat(3000)}/`,
  ])('%s is the 404 page with its headers, never cached for long', async (url) => {
    const response = await get(url, { headers: { Accept: 'application/json' } });
    expect(response.status).toBe(404);
    expect((await response.text()) === readFileSync(join(root, '404.html'), 'utf8')).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...Object.fromEntries(
        Object.entries(headersOf(hosted.rules, '/404.html')).map(([name, value]) => [
          name.toLowerCase(),
          value,
        ]),
      ),
      'content-type': 'text/html; charset=utf-8',
    });
  });

  test.each([
    ['/', /^text\/html; charset=utf-8$/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/robots.txt', /^text\/plain; charset=utf-8$/],
    ['/icon.svg', /^image\/svg\+xml/],
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
    ['/page-data/app-data.json', /^application\/json/],
  ])('%s has its type', async (url, type) => {
    expect((await get(url)).headers.get('content-type')).toMatch(type);
  });

  test('pictures, scripts and fonts have their types', async () => {
    const types = { avif: /^image\/avif/, webp: /^image\/webp/, js: /javascript/, woff2: /woff2/ };
    for (const [ending, type] of Object.entries(types)) {
      const file = hosted.files.find((name) => name.endsWith(`.${ending}`)) ?? '';
      expect((await get(file)).headers.get('content-type')).toMatch(type);
    }
  });

  test('text is sent compressed, by brotli before gzip, and is the same text', async () => {
    const text = readFileSync(join(root, 'about/index.html'), 'utf8');
    for (const encoding of packs) {
      const accepted = encoding === 'br' ? 'gzip, deflate, br' : encoding;
      const response = await get('/about/', { headers: { 'Accept-Encoding': accepted } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await response.text()).toBe(text);
    }
    const plain = await get('/about/', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  test('a range is cut from the uncompressed file, HEAD has no body, an unchanged file is not resent', async () => {
    const headers = { 'Accept-Encoding': 'identity' };
    const text = readFileSync(join(root, 'robots.txt'), 'utf8');
    const range = await get('/robots.txt', { headers: { ...headers, Range: 'bytes=2-6' } });
    expect([range.status, await range.text()]).toEqual([206, text.slice(2, 7)]);
    expect(range.headers.get('content-range')).toBe(`bytes 2-6/${text.length}`);

    const head = await get('/robots.txt', { method: 'HEAD', headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(text.length));

    const etag = head.headers.get('etag') ?? '';
    const again = await get('/robots.txt', { headers: { ...headers, 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  test('a POST request is refused, with the allowed methods', async () => {
    const response = await get('/about/', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  // Not npm start's own server, which has no visitors.
  if (name !== ownServer) {
    test.each([
      ['a part that is not there', 416, { Range: 'bytes=99999999-' }],
      ['another version', 412, { 'If-Match': '"other"' }],
    ])('%s of a hashed file is an error that is not cached', async (_what, status, headers) => {
      const file = hosted.files.find((one) => one.endsWith('.avif')) ?? '';
      const sent = await get(file, { headers: { ...headers } });
      expect([
        sent.status,
        sent.headers.get('cache-control'),
        sent.headers.get(cdnHeader),
        sent.headers.get('x-frame-options'),
      ]).toEqual([status, cacheClasses.revalidate, null, 'DENY']);
    });

    test('a CDN may keep a page for a minute and while the server is down, but never an error', async () => {
      const kept = async (url: string) => (await get(url)).headers.get(cdnHeader);
      expect(await kept('/about/')).toMatch(
        /^public, max-age=60, stale-while-revalidate=\d+, stale-if-error=\d+$/,
      );
      expect(await kept(earlierScript)).toBe(cacheClasses.immutable);
      expect(await kept('/nowhere/')).toBeNull();
    });

    test('a file is revalidated by its ETag, not by its meaningless date', async () => {
      const dated = {
        'If-Modified-Since': new Date().toUTCString(),
        'Accept-Encoding': 'identity',
      };
      const { status, headers } = await get('/about/', { headers: dated });
      expect([status, headers.get('last-modified')]).toEqual([200, null]);
      expect(headers.get('etag')).toMatch(/^"[^"]+"$/);
    });

    test('a script of an earlier release, which no list names, is cached like the others', async () => {
      const { headers } = await get(earlierScript);
      expect(headers.get('cache-control')).toBe(cacheClasses.immutable);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'");
    });
  }

  if (name === 'nginx') {
    test('a file that may not be read is an error that is not cached', async () => {
      const { status, headers } = await get(unreadable);
      expect([status, headers.get('cache-control')]).toEqual([403, cacheClasses.revalidate]);
    });
  }

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/static/..%2f..%2f..%2f..%2fetc/passwd',
    '/..\\..\\etc\\passwd',
    '//evil.example/..',
    '//evil.example',
    '/%',
    '/%00',
    '/about%00',
    '/about%0d%0aX-Injected:%201',
    '//evil.example/%2e%2e/about',
  ])('%s leads nowhere else, and the server keeps running', async (path) => {
    const { status, location, body } = await askFor(site, path);
    expect(location).not.toMatch(/^\w+:|^[/\\]{2}|[\r\n]/);
    expect(body).not.toMatch(/root:x:0|"dependencies"/);
    expect(status).toBeLessThan(500);
    expect((await get('/')).status).toBe(200);
  });
});
