import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../packages/hosting/headers-of';
import { addressOf } from '../../packages/hosting/pages';
import { cacheClasses, cdnHeader } from '../../packages/hosting/rules';
import { describeHosts, ownServer } from './describe-hosts';
import { earlierScript } from './staged-site';

describeHosts(({ name, packs, staged, get, askFor }) => {
  test('every file is served with its headers from the list, each once', async () => {
    const hidden = /^\/_(headers|redirects)$|\.(br|gz)$|\/\.(?!well-known)/;
    const files = staged().hosted.files.filter((file) => !hidden.test(file));
    expect(files.length).toBeGreaterThan(50);
    const faults: string[] = [];
    for (const file of files) {
      const url = addressOf(encodeURI(file));
      const response = await get(url, { method: 'HEAD' });
      if (response.status !== 200) faults.push(`${url}: ${response.status}`);
      for (const [name, value] of Object.entries(headersOf(staged().hosted.rules, file))) {
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
    expect(await askFor(from)).toMatchObject({ status: 301, location: to });
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
      const file = staged().hosted.files.find((name) => name.endsWith(`.${ending}`)) ?? '';
      expect((await get(file)).headers.get('content-type')).toMatch(type);
    }
  });

  test('text is sent compressed, by brotli before gzip, and is the same text', async () => {
    const text = readFileSync(join(staged().root, 'about/index.html'), 'utf8');
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
    const text = readFileSync(join(staged().root, 'robots.txt'), 'utf8');
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

  // Not npm start's own server, which has no visitors.
  if (name !== ownServer) {
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
});
