import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../packages/hosting/headers-of';
import { cacheClasses, cdnHeader } from '../../packages/hosting/rules';
import { describeHosts, ownServer } from './describe-hosts';
import { unreadable } from './staged-site';

describeHosts(({ name, staged, get, askFor }) => {
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
    const { root, hosted } = staged();
    const response = await get(url, { headers: { Accept: 'application/json' } });
    expect(response.status).toBe(404);
    expect((await response.text()) === readFileSync(join(root, '404.html'), 'utf8')).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...Object.fromEntries(new Headers(headersOf(hosted.rules, '/404.html'))),
      'content-type': 'text/html; charset=utf-8',
    });
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
      const file = staged().hosted.files.find((one) => one.endsWith('.avif')) ?? '';
      const sent = await get(file, { headers: { ...headers } });
      expect([
        sent.status,
        sent.headers.get('cache-control'),
        sent.headers.get(cdnHeader),
        sent.headers.get('x-frame-options'),
      ]).toEqual([status, cacheClasses.revalidate, null, 'DENY']);
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
    const { status, location, body } = await askFor(path);
    expect(location).not.toMatch(/^\w+:|^[/\\]{2}|[\r\n]/);
    expect(body).not.toMatch(/root:x:0|"dependencies"/);
    expect(status).toBeLessThan(500);
    expect((await get('/')).status).toBe(200);
  });
});
