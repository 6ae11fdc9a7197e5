import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { listen } from '../ports';
import { missingRedirectRule, missingRedirects, readPublished, writeRedirects } from './published';
import { readBuiltSite } from './read-built-site';

/** Serves files, and redirects where a file is an address. Returns its own address, and what it was asked for. */
async function serve(files: (web: string) => Record<string, string | Buffer>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response: ServerResponse) => {
    asked.push(url);
    const file = files(web)[url];
    if (file === undefined) response.writeHead(404).end();
    else if (/^https?:/.test(String(file)))
      response.writeHead(301, { Location: String(file) }).end();
    else response.end(file);
  });
  // As a proxy it reaches nothing.
  server.on('connect', ({ url = '' }, socket) => {
    asked.push(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const web = `http://localhost:${await listen(server, 0, 'PORT')}`;
  closing.push(() => server.close());
  return { web, asked };
}
const closing: (() => void)[] = [];
afterAll(() => closing.forEach((close) => close()));

const urlset = (...urls: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

test('an index of sitemaps, one of them by gzip, and _redirects are read from one host alone', async () => {
  const { web, asked } = await serve((own) => ({
    '/robots.txt': `Sitemap: ${own}/index.xml\nSitemap: https://other.invalid/sitemap.xml\n`,
    '/index.xml': `<sitemapindex><sitemap><loc>${own}/a.xml</loc></sitemap><sitemap><loc> ${own}/b.xml.gz </loc></sitemap><sitemap><loc>${own}/index.xml</loc></sitemap></sitemapindex>`,
    '/a.xml': urlset(`${own}/`, `${own}/one/`),
    '/b.xml.gz': gzipSync(urlset(`${own}/two/`)),
    '/_redirects': '# Old\n/three /one/ 301\n/all/* /one/:splat 302\n',
  }));
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(await readPublished(web)).toEqual([`${web}/`, `${web}/one/`, `${web}/two/`, '/three']);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('other.invalid')]);
  expect(asked).toHaveLength(5);
});

test('without robots.txt, the usual places are tried; a site without any is an error with its name', async () => {
  const { web } = await serve((own) => ({ '/sitemap.xml': urlset(`${own}/one/`) }));
  expect(await readPublished(web)).toEqual([`${web}/one/`]);
  const { web: empty } = await serve(() => ({}));
  await expect(readPublished(empty)).rejects.toThrow(`${empty} names no address`);
});

test('a site that leads to another host is not followed', async () => {
  const { web } = await serve(() => ({ '/robots.txt': 'https://www.other.invalid/robots.txt' }));
  await expect(readPublished(web)).rejects.toThrow('Name https://www.other.invalid instead');
});

/** Writes a file as somebody would hand it over. */
function handedOver(name: string, content: string | Buffer): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
}

const one = 'https://old.example/one/';
const both = [one, 'https://old.example/two/'];

test.each<[what: string, name: string, content: string | Buffer, addresses: string[]]>([
  ['a list', 'list.txt', `\n  ${one}\n/two/\n`, [one, '/two/']],
  ['a list in UTF-16', 'list.txt', Buffer.from(`\uFEFF${both.join('\r\n')}`, 'utf16le'), both],
  ['UTF-16 without a mark', 'list.txt', Buffer.from(both.join('\n'), 'utf16le'), both],
  [
    'the statistics of Google',
    'pages.csv',
    `\uFEFFTop pages,Clicks\r\n"${one}","1,200"\r\n`,
    [one],
  ],
  [
    'an export of a crawler',
    'all.csv',
    `"Status","Title","Address"\n"200","One, two","${one}"\n`,
    [one],
  ],
  ['an export of Excel', 'all.csv', `Clicks;Page\n12;${one}\n3;/two/\n`, [one, '/two/']],
  ['a table with tabs', 'all.tsv', `Clicks\tPage\n12\t${one}\n`, [one]],
  ['_redirects', '_redirects', '# Old\n/one /two/ 301\n/all/* /x/:splat\n', ['/one']],
  ['a saved sitemap', 'sitemap.xml', urlset(...both), both],
  ['a saved sitemap by gzip', 'sitemap.xml.gz', gzipSync(urlset(...both)), both],
  ['a list by gzip', 'list.txt.gz', gzipSync(both.join('\n')), both],
  [
    'a sitemap with prefixes',
    'sitemap.xml',
    `<?xml version="1.0"?><sm:urlset xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9"><sm:url><sm:loc><![CDATA[${one}]]></sm:loc></sm:url></sm:urlset>`,
    [one],
  ],
])('%s is read', async (_what, name, content, addresses) => {
  expect(await readPublished(handedOver(name, content))).toEqual(addresses);
});

test.each([
  ['without an address', 'list.csv', 'Name,Count\nOne,1\n', 'names no address'],
  ['that is empty', 'empty.txt', '', 'names no address'],
  ['that is a page', 'page.html', '<html><body></body></html>', 'no sitemap'],
  ['that is cut off', 'sitemap.xml', '<urlset><url>', 'not well-formed'],
])('a file %s is an error with its name', async (_what, name, content, reason) => {
  const file = handedOver(name, content);
  await expect(readPublished(file)).rejects.toThrow(new RegExp(`${name}.*${reason}`));
});

test('a file that is not there is named', async () => {
  await expect(readPublished('lost.csv')).rejects.toThrow('There is no file lost.csv');
});

test('one broken sitemap is named, and the others are read', async () => {
  const { web } = await serve((own) => ({
    '/robots.txt': 'Sitemap: /index.xml\n',
    '/index.xml': `<sitemapindex><sitemap><loc>${own}/a.xml.gz</loc></sitemap><sitemap><loc>${own}/b.txt</loc></sitemap></sitemapindex>`,
    '/a.xml.gz': gzipSync(urlset(`${own}/one/`)).subarray(0, 30),
    '/b.txt': `\n${own}/two/\n`,
  }));
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(await readPublished(web)).toEqual([`${web}/two/`]);
  expect(warn.mock.lastCall).toEqual([expect.stringContaining(`${web}/a.xml.gz cannot be read`)]);
});

test('the proxy that the environment names is asked, and its refusal is told', async () => {
  const { web, asked } = await serve(() => ({}));
  const source = 'https://old.invalid';
  const program = `require('./tools/seo/published').readPublished('${source}').catch(({ message }) => console.log(message))`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--eval', program],
    { env: { ...process.env, HTTPS_PROXY: web, https_proxy: web, NO_PROXY: '', no_proxy: '' } },
  );
  expect(stdout).toContain(`${source}: ${source}/robots.txt does not answer`);
  expect(asked).toEqual(['old.invalid:443']);
});

const page = '<html lang="en"><body></body></html>';

/** Reads a small site with three redirects. */
function smallSite() {
  const folder = temporaryFolder();
  const items = [
    { from: '/once/', to: '/about/#team' },
    { from: '/away/', to: 'https://other.example/' },
    { from: '/twice/', to: '/once/' },
    { from: '/nowhere/', to: '/gone/' },
  ];
  writeFiles(folder, {
    'content/site.json': '{"brand":"A","address":"https://a.example","language":"en"}',
    'content/redirects.json': `${JSON.stringify({ items }, undefined, 2)}\n`,
    'public/index.html': page,
    'public/about/index.html': page,
    'public/guide.pdf': '',
    'public/insights/how-we-work/index.html': page,
    'public/insights/notes/index.html': page,
    'public/work/notes/index.html': page,
  });
  return readBuiltSite(folder);
}

test('every published address has its page, or leads to one in one step', async () => {
  const published = ['/', '/about', '/about/index.html', '/guide.pdf', '/once', '/away/', '/?p=1'];
  expect(missingRedirects(await smallSite(), published)).toEqual([]);
});

test.each([
  ['https://old.example/blog/How_We_Work.html?x=1', '/insights/how-we-work/', true],
  ['/insights/how-we-works/', '/insights/how-we-work/', false],
  ['/notes/', '/insights/notes/', false],
  ['/twice/', '/about/#team', false],
  ['/nowhere/', '/', false],
])('%s is lost: the line leads to %s', async (address, to, isSure) => {
  const missing = missingRedirects(await smallSite(), [address]);
  expect(missing).toMatchObject([{ redirect: { to }, isSure }]);
  expect(missingRedirectRule(missing).judge()).toMatchObject([
    { message: expect.stringContaining(`"to": "${to}" }`) },
  ]);
});

test('a sure redirect is written, and the address is no longer lost', async () => {
  const site = await smallSite();
  const [first] = missingRedirects(site, ['/blog/how-we-work/']);
  if (first) writeRedirects(site, [first.redirect]);
  const text = readFileSync(path.join(site.folder, 'content/redirects.json'), 'utf8');
  expect(text).toContain(
    '    {\n      "from": "/blog/how-we-work/",\n      "to": "/insights/how-we-work/"\n    }\n  ]\n}\n',
  );
  expect(missingRedirects(await readBuiltSite(site.folder), ['/blog/how-we-work/'])).toEqual([]);
});
