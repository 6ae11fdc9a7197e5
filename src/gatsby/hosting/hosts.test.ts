import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { startSite } from '../../../tools/serve';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';
import { headerRules, revalidate } from './header-rules';
import { contentSecurityPolicy } from './content-security-policy';
import { readHeadersFile, readRedirectsFile } from './netlify-files';
import { writeHostFiles } from './write-host-files';

const redirects = [
  { from: '/team/', to: '/about/' },
  { from: '/über-uns/', to: '/about/' },
  { from: '/a%20b', to: '/about/?open=1#questions' },
  { from: '/faq/', to: '/about/#questions' },
  { from: '/old/story.html', to: 'https://blog.acme.example/' },
];
const picture = '/static/0123456789abcdef0123456789abcdef/a1b2c/a.avif';
const home = `<script>go()</script><img src="${picture}">`;
const about = '<p>About</p>'.repeat(500);

const site = temporaryFolder();
const deploy = temporaryFolder();
writeFiles(site, {
  'index.html': home,
  'about/index.html': about,
  '404.html': 'No page',
  'manifest.webmanifest': '{}',
  [picture]: 'picture',
});
writeHostFiles(site, deploy, redirects, false);
// For a server that gives up its privileges.
chmodSync(site, 0o755);
const [everywhere] = headerRules(contentSecurityPolicy([home]), false);

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Returns the answer to a path exactly as it is written; fetch would normalise it. */
const ask = (port: number, path: string) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a web server's program with a configuration of its own, and waits until it answers. */
async function startProgram(
  command: readonly [string, ...string[]],
  configuration: (port: number) => string,
) {
  const port = await freePort();
  const home = temporaryFolder();
  const file = join(home, 'configuration');
  writeFileSync(file, configuration(port));
  const [program, ...args] = command;
  const child = spawn(program, [...args, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: home, SITE_ROOT: site, SITE_ADDRESS: `http://127.0.0.1:${port}` },
  });
  let messages = '';
  child.stderr.on('data', (part: Buffer) => (messages += part.toString()));
  const isReady = () => ask(port, '/').then(Boolean, () => false);
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${messages}`);
  }
  const close = async () => {
    child.kill();
    await once(child, 'close');
  };
  return { port, close };
}

const nginx = (port: number) => `daemon off; pid nginx-${port}.pid; events {}
${process.getuid?.() === 0 ? 'user root;' : ''}
http {
  include /etc/nginx/mime.types;
  access_log off;
  server { listen 127.0.0.1:${port}; root "${site}"; include "${join(deploy, 'nginx.conf')}"; }
}`;
const caddy = () => `{ 
	admin off
}
import ${join(deploy, 'Caddyfile')}`;

const programs = [
  {
    name: 'nginx',
    file: '/usr/sbin/nginx',
    start: () => startProgram(['/usr/sbin/nginx', '-p', deploy, '-e', 'stderr', '-c'], nginx),
  },
  {
    name: 'caddy',
    file: '/usr/bin/caddy',
    start: () =>
      startProgram(['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config'], caddy),
  },
];
const missing = programs.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
if (missing.length > 0) {
  const sentence = `Not tested, because not installed: apt-get install ${missing.join(' ')}`;
  if (process.env.CI) throw new Error(sentence);
  console.info(sentence);
}

describe.each([
  { name: 'npm start', start: () => startSite({ root: site, port: 0 }) },
  ...programs.filter(({ name }) => !missing.includes(name)),
])('$name', ({ start }) => {
  let server: { port: number; close: () => Promise<void> };
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  test.each([
    ['/about', '/about/'],
    ['/about?from=mail', '/about/?from=mail'],
    ['/about/index.html', '/about/'],
    ['/index.html?from=mail', '/?from=mail'],
    ['/team', '/about/'],
    ['/team/?from=mail', '/about/?from=mail'],
    ['/%C3%BCber-uns/', '/about/'],
    ['/%c3%bcber-uns', '/about/'],
    ['/a%20b/?from=mail', '/about/?open=1#questions'],
    ['/faq?from=mail', '/about/?from=mail#questions'],
    ['/old/story.html', 'https://blog.acme.example/'],
  ])('%s redirects to %s permanently', async (path, location) => {
    const { status, headers } = await ask(server.port, path);
    expect(headers.location).toBe(location);
    expect([301, 308]).toContain(status);
  });

  test('a page has all headers of the list, and is revalidated', async () => {
    const { status, headers, body } = await ask(server.port, '/');
    expect([status, body]).toEqual([200, home]);
    const listed = Object.entries({ ...everywhere.headers, 'Cache-Control': revalidate });
    for (const [name, value] of listed) expect(headers[name.toLowerCase()]).toBe(value);
  });

  test('a file whose name has a hash is kept for a year, and has the other headers too', async () => {
    const { headers } = await ask(server.port, picture);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['/nowhere', '/about/nowhere/', '/static/gone.avif', '/static/', '/_headers'])(
    '%s is the 404 page with its headers, and is not kept',
    async (path) => {
      const { status, headers, body } = await ask(server.port, path);
      expect([status, body]).toEqual([404, 'No page']);
      expect(headers['cache-control']).toBe(revalidate);
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    },
  );

  test('the manifest has its type, and text is compressed', async () => {
    const { headers } = await ask(server.port, '/manifest.webmanifest');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const page = await fetch(`http://127.0.0.1:${server.port}/about/`);
    expect(page.headers.get('content-encoding')).toBeTruthy();
    expect(await page.text()).toBe(about);
  });

  test.each(['//evil.example/index.html', '/\\evil.example/index.html', '//evil.example/..', '/%'])(
    '%s leads to no other site',
    async (path) => {
      const { headers } = await ask(server.port, path);
      expect(headers.location ?? '/').not.toMatch(/^[/\\]{2}|^\w+:/);
    },
  );
});

test('Netlify’s own parsers read both files without a message', async () => {
  const files = { headers: join(site, '_headers'), redirects: join(site, '_redirects') };
  const headers: unknown = await Reflect.apply(parseAllHeaders, undefined, [
    { headersFiles: [files.headers], minimal: true },
  ]);
  const rules = readHeadersFile(readFileSync(files.headers, 'utf8'));
  expect(headers).toEqual({
    headers: rules.map(({ path, headers: values }) => ({ for: path, values })),
    errors: [],
  });
  const parsed: unknown = await parseAllRedirects({
    redirectsFiles: [files.redirects],
    configRedirects: [],
    minimal: true,
  });
  const targets = [...readRedirectsFile(readFileSync(files.redirects, 'utf8'))];
  expect(parsed).toMatchObject({
    redirects: targets.map(([from, to]) => ({ from, to, status: 301 })),
    errors: [],
  });
});
