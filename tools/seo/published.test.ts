import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { listen } from '../ports';
import { lossFindings, lostSincePublished, readPublished, writeRedirects } from './published';
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

test('without robots.txt, the usual places are tried; a site without any has no address', async () => {
  const { web } = await serve((own) => ({ '/sitemap.xml': urlset(`${own}/one/`) }));
  expect(await readPublished(web)).toEqual([`${web}/one/`]);
  const { web: empty } = await serve(() => ({}));
  expect(await readPublished(empty)).toEqual([]);
});

test('a site that leads to another host is not followed', async () => {
  const { web } = await serve(() => ({ '/robots.txt': 'https://www.other.invalid/robots.txt' }));
  await expect(readPublished(web)).rejects.toThrow('Name https://www.other.invalid instead');
});

test('a file may be a list, or the statistics of a search engine', async () => {
  const file = path.join(temporaryFolder(), 'pages.csv');
  writeFileSync(file, '\uFEFFTop pages,Clicks\r\n"https://old.example/one/",12\r\n/two/,3\r\n\r\n');
  expect(await readPublished(file)).toEqual(['https://old.example/one/', '/two/']);
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

test('every published address has its page, or leads to one in one step', () => {
  const published = ['/', '/about', '/about/index.html', '/guide.pdf', '/once', '/away/', '/?p=1'];
  expect(lostSincePublished(smallSite(), published)).toEqual([]);
});

test.each([
  ['https://old.example/blog/How_We_Work.html?x=1', '/insights/how-we-work/', true],
  ['/insights/how-we-works/', '/insights/how-we-work/', false],
  ['/notes/', '/insights/notes/', false],
  ['/twice/', '/about/#team', false],
  ['/nowhere/', '/', false],
])('%s is lost: the line leads to %s', (address, to, isSure) => {
  const losses = lostSincePublished(smallSite(), [address]);
  expect(losses).toMatchObject([{ redirect: { to }, isSure }]);
  expect(lossFindings(losses)).toMatchObject([
    { rule: 'lost-address', message: expect.stringContaining(`"to": "${to}" }`) },
  ]);
});

test('a sure redirect is written, and the address is no longer lost', () => {
  const site = smallSite();
  const [loss] = lostSincePublished(site, ['/blog/how-we-work/']);
  if (loss) writeRedirects(site, [loss.redirect]);
  const text = readFileSync(path.join(site.folder, 'content/redirects.json'), 'utf8');
  expect(text).toContain(
    '    {\n      "from": "/blog/how-we-work/",\n      "to": "/insights/how-we-work/"\n    }\n  ]\n}\n',
  );
  expect(lostSincePublished(readBuiltSite(site.folder), ['/blog/how-we-work/'])).toEqual([]);
});
