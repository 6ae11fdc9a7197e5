import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { writeFiles } from '../../../tests/support/write-files';
import { installedPrograms } from '../../../tools/programs';
import { startSite } from '../../../tools/serve';
import { canonicalPath } from '../../content/addresses/addresses';
import {
  contentSecurityPolicy,
  cmsPolicy,
  headerRules,
  readHeadersFile,
  revalidate,
} from './header-rules';
import { writeHostFiles } from './host-files';
import { encode } from './host-redirects';
import { readPages } from './public-files';

const redirects = [
  { from: '/team/', to: '/about/' },
  { from: '/über-uns/', to: '/about/' },
  { from: '/a%20b', to: '/about/?open=1#questions' },
  { from: '/faq/', to: '/about/#questions' },
  { from: '/old/story.html', to: 'https://blog.acme.example/' },
  { from: '/web-2.0', to: '/about/' },
  { from: '/caf%c3%a9//', to: '/about/' },
  { from: '/./news/index.html', to: '/about/' },
  { from: '/100%25;[me]&you,(+)=~!@|/', to: '/about/' },
  { from: '/what%3F%23/🧵', to: '/about/' },
];
const picture = '/static/0123456789abcdef0123456789abcdef/a1b2c/a.avif';
const home = `<script>go()</script><img src="${picture}">`;
const about = '<p>About</p>'.repeat(500);
const notFound = '<p>No page</p>'.repeat(500);

const site = temporaryFolder();
const deploy = temporaryFolder();
writeFiles(site, {
  'index.html': home,
  'about/index.html': about,
  '404.html': notFound,
  'favicon.ico': 'icon',
  'manifest.webmanifest': '{}',
  [picture]: 'picture',
});
process.env.GATSBY_POLICY_REPORTS = 'https://reports.acme.example/csp?site=acme';
writeHostFiles({
  site,
  servers: deploy,
  pages: readPages(site),
  redirects,
  isPreview: false,
  hasCms: true,
});
writeFiles(site, { 'admin/index.html': 'editor' });
// For a server that gives up its privileges.
chmodSync(site, 0o755);

/** Returns the answer to a path exactly as it is written; fetch would normalise it. */
async function ask(port: number, path: string, options: RequestOptions = {}) {
  const sent = request({ host: '127.0.0.1', port, path, ...options }).end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    rawHeaders: response.rawHeaders,
    body: await text(response),
  };
}

/** Starts a web server's program with a configuration of its own, and waits until it answers. */
async function startProgram(program: string, args: string[], configure: (port: number) => string) {
  // A port that was free a moment ago.
  const { port, close: free } = await startSite({ root: site, port: 0 });
  await free();
  const file = join(temporaryFolder(), 'configuration');
  writeFileSync(file, configure(port));
  const child = spawn(program, [...args, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { HOME: deploy, SITE_ROOT: site, SITE_ADDRESS: `http://127.0.0.1:${port}` },
  });
  const messages = text(child.stderr);
  while (!(await ask(port, '/').then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(await messages);
  }
  const close = async () => {
    child.kill();
    await once(child, 'close');
  };
  return { port, close };
}

const nginx = (port: number) => `daemon off; pid ${deploy}/pid; user root; events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  server { listen 127.0.0.1:${port}; root "${site}"; include "${deploy}/nginx.conf"; }
}`;
const caddy = () => `{\n\tadmin off\n}\nimport ${deploy}/Caddyfile`;
const nginxArgs = ['-p', deploy, '-e', 'stderr', '-c'];
const caddyArgs = ['run', '--adapter=caddyfile', '--config'];
const servers = [
  ['npm start', 'node', () => startSite({ root: site, port: 0 })],
  ['nginx', installedPrograms.nginx, (file: string) => startProgram(file, nginxArgs, nginx)],
  ['caddy', installedPrograms.caddy, (file: string) => startProgram(file, caddyArgs, caddy)],
] as const;
for (const [name, file, start] of servers) {
  (file ? describe : describe.skip)(name, () => testServer(() => start(file ?? '')));
}

/** Returns the port of a server, once it runs. */
type PortOf = () => number;

function testServer(start: () => ReturnType<typeof startSite>) {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());
  const port = () => server.port;
  testRedirects(port);
  testHeaders(port);
  testPages(port);
}

function testRedirects(port: PortOf) {
  test.each([
    ['/about', '/about/'],
    ['/about/index.html', '/about/'],
    ['/index.html?from=mail', '/?from=mail'],
    ['/team/?from=mail', '/about/?from=mail'],
    ['/a%20b/?from=mail', '/about/?open=1#questions'],
    ['/faq?from=mail', '/about/?from=mail#questions'],
  ])('%s redirects to %s permanently', async (path, location) => {
    const { status, headers } = await ask(port(), path);
    expect(headers.location).toBe(location);
    expect([301, 308]).toContain(status);
  });

  test.each(redirects.map(({ from, to }) => [from, encode(to)]))(
    '%s leads to its target in every spelling',
    async (from, to) => {
      const path = canonicalPath(from).split('/').map(encodeURIComponent).join('/');
      const lower = path.replace(/%../g, (sign) => sign.toLowerCase());
      const asWritten = encode(from.replaceAll('./', '').replaceAll('//', '/'));
      for (const spelling of [path, `${path}/`, lower, `${lower}/`, asWritten]) {
        let { status, headers } = await ask(port(), spelling);
        // nginx removes index.html first.
        if (headers.location === '/news/') ({ status, headers } = await ask(port(), '/news/'));
        expect([spelling, status, headers.location]).toEqual([spelling, 301, to]);
      }
    },
  );

  test.each(['//evil.example/index.html', '/\\evil.example/index.html', '//evil.example/..', '/%'])(
    '%s leads to no other site',
    async (path) => {
      const { headers } = await ask(port(), path);
      expect(headers.location ?? '/').not.toMatch(/^[/\\]{2}|^\w+:/);
    },
  );
}

function testHeaders(port: PortOf) {
  const [everywhere] = headerRules(contentSecurityPolicy([home]), false);
  test.each([
    ['a page', '/', home, { 'Cache-Control': revalidate }],
    ['the editor', '/admin/', 'editor', { 'Content-Security-Policy': cmsPolicy(true) }],
    [
      'a file whose name has a hash',
      picture,
      'picture',
      { 'Content-Type': 'image/avif', 'Cache-Control': 'public, max-age=31536000, immutable' },
    ],
  ])('%s has its own headers and those of the list', async (_name, path, content, own) => {
    const { status, headers, body } = await ask(port(), path);
    expect([status, body]).toEqual([200, content]);
    for (const [name, value] of Object.entries({ ...everywhere.headers, ...own }))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  test.each([
    ['a part of a file that it does not have', picture, { headers: { Range: 'bytes=9999-' } }],
    ['a method that changes something', '/about/', { method: 'POST' }],
  ])('an answer to %s has each header once', async (_name, path, options) => {
    const { headers, rawHeaders } = await ask(port(), path, options);
    const names = rawHeaders.filter((_value, index) => index % 2 === 0);
    expect(names).toEqual([...new Set(names)]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
}

function testPages(port: PortOf) {
  test.each(['/nowhere', '/about/nowhere/', '/static/gone.avif', '/static/', '/_headers'])(
    '%s is the 404 page with its headers, and is not kept',
    async (path) => {
      const { status, headers, body } = await ask(port(), path);
      expect([status, body]).toEqual([404, notFound]);
      expect(headers['cache-control']).toBe(revalidate);
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    },
  );

  test('the manifest and the icon have their types, and pages are compressed', async () => {
    const typeOf = async (path: string) => (await ask(port(), path)).headers['content-type'];
    expect(await typeOf('/manifest.webmanifest')).toMatch(/^application\/manifest\+json/);
    expect(await typeOf('/favicon.ico')).toMatch(/^image\//);
    for (const [path, content] of Object.entries({ '/about/': about, '/nowhere': notFound })) {
      const page = await fetch(`http://127.0.0.1:${port()}${path}`);
      expect(page.headers.get('content-encoding')).toBeTruthy();
      expect(await page.text()).toBe(content);
    }
  });
}

test.each([
  ['without a site', { 'index.html': home }],
  ['of an earlier version', { '404.html': '', _redirects: '', _headers: '/*\n  X Old' }],
])('npm start asks for a build over a folder %s', async (_case, files) => {
  const root = temporaryFolder();
  writeFiles(root, files);
  await expect(startSite({ root, port: 0 })).rejects.toThrow('Run npm run build first.');
});

test('Netlify’s own parsers read both files without a message', async () => {
  const headersFiles = [join(site, '_headers')];
  const rules = readHeadersFile(readFileSync(join(site, '_headers'), 'utf8'));
  const parsed: unknown = await Reflect.apply(parseAllHeaders, undefined, [
    { headersFiles, minimal: true },
  ]);
  const headers = rules.map(({ path, headers: values }) => ({ for: path, values }));
  expect(parsed).toEqual({ headers, errors: [] });
  const redirectsFiles = [join(site, '_redirects')];
  const read = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  // It compares decoded addresses.
  const decoded = { from: '/über-uns/', to: '/about/', status: 301 };
  expect(read.redirects).toContainEqual(expect.objectContaining(decoded));
  expect(read.errors).toEqual([]);
});
