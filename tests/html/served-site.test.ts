import { createServer } from 'node:http';
import path from 'node:path';
import { close, listen } from '../../tools/ports';
import { readServedSite } from '../../tools/seo/read-served-site';
import { review } from '../../tools/seo/rule';
import { siteRules } from '../../tools/seo/rules/site-rules';
import { startSite } from '../../tools/serve';
import { siteFolder } from '../support/sites';

type Served = { status: number; headers: Headers; body: string | Buffer };
type Change = (served: Served, address: string) => void;

const without =
  (name: string): Change =>
  ({ headers }) => {
    headers.delete(name);
  };
const withHeader =
  (name: string, value: string, isFor: (address: string) => boolean = () => true): Change =>
  ({ headers }, address) => {
    if (isFor(address)) headers.set(name, value);
  };
const sentTo =
  (from: string, to: string): Change =>
  (served, address) => {
    if (address !== from) return;
    served.status = 301;
    served.headers.set('Location', to);
  };

/** Reviews the specified site as a server answers that changes each answer. */
async function reviewServed(change: Change) {
  const folder = siteFolder('specified');
  const site = await startSite({ root: path.join(folder, 'public'), port: 0 });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    void fetch(`http://localhost:${site.port}${url}`, { redirect: 'manual' }).then(async (own) => {
      const headers = new Headers(own.headers);
      // What it says is true again, because the body arrives decoded.
      headers.delete('Content-Length');
      const served = { status: own.status, headers, body: Buffer.from(await own.arrayBuffer()) };
      headers.delete('Content-Encoding');
      if (url === '/') headers.set('Content-Encoding', 'identity');
      change(served, url);
      response.writeHead(served.status, [...served.headers].flat()).end(served.body);
    });
  });
  const address = `http://localhost:${await listen(server, 0, 'PORT')}`;
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await review(await readServedSite(address), siteRules);
  } finally {
    process.chdir(before);
    await close(server);
    await site.close();
  }
}

test('a served site without a fault has no finding', async () => {
  expect(await reviewServed(() => undefined)).toEqual([]);
});

test.each<[name: string, rule: string, change: Change]>([
  ['no policy', 'policy', without('Content-Security-Policy')],
  [
    'the policy of another build',
    'policy',
    withHeader('Content-Security-Policy', "default-src 'self'"),
  ],
  ['no transport security', 'headers', without('Strict-Transport-Security')],
  [
    'pages for a year',
    'headers',
    withHeader('Cache-Control', 'max-age=31536000', (one) => one === '/about/'),
  ],
  ['scripts and pictures for no time', 'headers', withHeader('Cache-Control', 'no-cache')],
  ['noindex in a header', 'indexing', withHeader('X-Robots-Tag', 'noindex')],
  [
    'a page for an unknown address',
    'not-found',
    (served) => {
      if (served.status === 404) served.status = 200;
    },
  ],
  [
    'unknown addresses sent home',
    'not-found',
    (served) => {
      if (served.status === 404) {
        served.status = 302;
        served.headers.set('Location', '/');
      }
    },
  ],
  [
    'an address without its slash that is lost',
    'server',
    (served, address) => {
      if (/^\/[a-z-]+$/.test(address)) {
        served.status = 404;
        served.headers.delete('Location');
      }
    },
  ],
  [
    'scripts as plain text',
    'server',
    withHeader('Content-Type', 'text/plain', (one) => one.endsWith('.js')),
  ],
  ['no compression', 'server', without('Content-Encoding')],
  [
    'a page that fails',
    'redirects',
    (served, address) => {
      if (address === '/about/') {
        served.status = 500;
        served.body = '';
      }
    },
  ],
  ['a page that is sent elsewhere', 'redirects', sentTo('/about/', 'https://elsewhere.example/')],
])('%s is a finding of %s', async (_name, rule, change) => {
  const findings = await reviewServed(change);
  expect(findings.map((one) => `${one.rule}: ${one.message}`)).toEqual([
    expect.stringContaining(`${rule}: `),
  ]);
});
