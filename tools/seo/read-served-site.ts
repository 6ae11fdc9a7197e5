import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canonicalPath, decodeEscapes, parseAddress } from '../../src/content/addresses/addresses';
import { addressesInCss } from './css-addresses';
import type { Answer, Host } from './host';
import { findSettings, readSite } from './read-built-site';
import { readPage } from './read-page';
import { readRobots } from './robots';
import type { Site } from './site';
import { readSitemaps } from './sitemap';
import { describeFailure, request } from './web';

/** How many requests run at the same time. */
const concurrency = 8;

/** More are not asked: a shop may have millions. */
const maxFiles = 5000;

/** An address that no site has, with what the rules expect of it. */
const unknownPath = '/no-such-page-of-this-site/';

/** Files that browsers and programs ask for by name. */
const usualFiles = [
  '/',
  unknownPath,
  '/robots.txt',
  '/404.html',
  '/favicon.ico',
  '/.well-known/security.txt',
];

type Served = Answer & { body: Buffer };

async function ask(address: string): Promise<Served | undefined> {
  try {
    const get = () => request(address, { redirect: 'manual' });
    // A connection may fail once.
    const response = await get().catch(get);
    const location = response.headers.get('Location') ?? undefined;
    return {
      status: response.status,
      headers: new Headers([...response.headers]),
      location,
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    console.warn(`${address} does not answer (${describeFailure(error)}).`);
    return undefined;
  }
}

const isHtml = ({ headers, body }: Served) =>
  (headers.get('Content-Type') ?? 'html').includes('html') && body.includes('<html');

/** Lists the files and pages of the site that an answer names. */
async function namesIn(pathname: string, served: Served, origin: string, site: SiteNames) {
  const { headers, body, location } = served;
  if (location !== undefined) return [location];
  const type = headers.get('Content-Type') ?? '';
  if (pathname === '/robots.txt') {
    const { sitemaps } = readRobots(origin, body.toString());
    return sitemaps.map((address) => address.replace(site.address, origin));
  }
  if (/\/[^/]*sitemap[^/]*$/.test(pathname)) {
    const { entries, missing } = await readSitemaps([pathname], (one) =>
      one === pathname ? body : undefined,
    );
    return [...entries.map(({ address }) => address), ...missing];
  }
  if (type.includes('css')) return addressesInCss(body.toString());
  if (type.includes('manifest+json'))
    return [...body.toString().matchAll(/"src":\s*"([^"]+)"/g)].map(([, src = '']) => src);
  if (!isHtml(served)) return [];
  const page = readPage(`${pathname.replace(/\/$/, '')}/index.html`, body.toString(), site);
  return [
    ...page.references.filter(({ element }) => element !== 'form').map(({ href }) => href),
    ...page.feeds,
    ...page.manifests,
    ...page.meta('og:image'),
  ];
}

type SiteNames = { address: string; language: string };

/** Asks a server for everything that its pages, style sheets and sitemaps name. */
async function askAll(origin: string, site: SiteNames, paths: readonly string[]) {
  const answers = new Map<string, Served>();
  const known = new Set<string>();
  const queue: string[] = [];
  const add = (address: string, base: string) => {
    const url = parseAddress(address.replace(site.address, origin), origin + base);
    if (url?.origin !== origin || known.has(url.pathname) || known.size >= maxFiles) return;
    known.add(url.pathname);
    queue.push(url.pathname);
  };
  for (const one of [...usualFiles, ...paths]) add(one, '/');
  while (queue.length > 0) {
    const batch = queue.splice(0, concurrency);
    await Promise.all(
      batch.map(async (pathname) => {
        const served = await ask(origin + pathname);
        if (!served) return;
        answers.set(decodeEscapes(pathname), served);
        for (const name of await namesIn(pathname, served, origin, site)) add(name, pathname);
      }),
    );
  }
  return answers;
}

/** Asks for a site in the other ways in which visitors type its address. */
async function askVariants(origin: string, page: string): Promise<Host['variants']> {
  const { protocol, host } = new URL(origin);
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const isLocal = /^(localhost|[\d.]+)(:\d+)?$/.test(host);
  const variants = [
    ...(protocol === 'https:' ? [{ address: `http://${host}/`, expected: `${origin}/` }] : []),
    ...(isLocal ? [] : [{ address: `${protocol}//${other}/`, expected: `${origin}/` }]),
    ...(page === '/' ? [] : [{ address: origin + page.slice(0, -1), expected: origin + page }]),
  ];
  return Promise.all(
    variants.map(async ({ address, expected }) => {
      const answer = await ask(address);
      const location =
        answer?.location === undefined ? undefined : parseAddress(answer.location, address)?.href;
      return { address, expected, answer: answer && { ...answer, location } };
    }),
  );
}

/** Writes what a server answered into a folder, as a build has it. */
function writeFolder(answers: ReadonlyMap<string, Served>): string {
  const built = mkdtempSync(path.join(tmpdir(), 'served-'));
  for (const [pathname, served] of answers) {
    const isNotFound = pathname === unknownPath;
    if (served.status !== 200 && !isNotFound) continue;
    const isPage = pathname.endsWith('/') || (isHtml(served) && path.extname(pathname) === '');
    const name = isNotFound
      ? '/404.html'
      : isPage
        ? `${pathname.replace(/\/$/, '')}/index.html`
        : pathname;
    const file = path.join(built, path.normalize(name));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, served.body);
  }
  return built;
}

/**
 * Reads a site as its server answers. The content of this folder tells places, if the home page says that the site
 * is made of it.
 *
 * @throws a sentence if the server does not answer with a page
 */
export async function readServedSite(address: string): Promise<Site> {
  const { origin } = new URL(address);
  const home = await ask(`${origin}/`);
  if (home?.location !== undefined)
    throw new Error(`${origin}/ leads to ${home.location}. Name that address instead.`);
  if (home?.status !== 200 || !isHtml(home))
    throw new Error(`${origin}/ answers ${home?.status ?? 'nothing'}, and no page.`);
  const own = findSettings('.');
  const html = home.body.toString();
  const isOwn = own !== undefined && (own.address === origin || html.includes(own.address));
  const { language, title } = readPage('/index.html', html, { address: origin, language: 'en' });
  const settings = isOwn ? own : { address: origin, language: language || 'en', brand: title };
  const folder = isOwn ? '.' : mkdtempSync(path.join(tmpdir(), 'review-'));
  const answers = await askAll(origin, settings, []);
  const built = writeFolder(answers);
  const pages = [...answers].filter(
    ([pathname, { status }]) =>
      status === 200 && pathname.endsWith('/') && ![unknownPath, '/'].includes(pathname),
  );
  const [[page] = ['/']] = pages;
  const redirects = [...answers].flatMap(([from, { status, location }]) =>
    location === undefined ? [] : [{ from, to: location.replace(origin, ''), status }],
  );
  const host: Host = {
    answer: (pathname) => answers.get(pathname),
    redirects,
    problems: [],
    variants: await askVariants(origin, page),
  };
  const site = readSite({ folder, built, settings, host });
  const failed = [...answers]
    .filter(([pathname, { status }]) => pathname.endsWith('/') && ![200, 404, 410].includes(status))
    .map(([pathname]) => pathname)
    .filter((one) => one !== unknownPath && !site.redirects.has(canonicalPath(one)));
  return {
    ...site,
    folder: isOwn ? folder : '.',
    emptyPages: [...site.emptyPages, ...failed],
  };
}
