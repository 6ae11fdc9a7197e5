import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { canonicalPath, parseAddress } from '../../src/content/addresses/addresses';
import { nearestPage, pageName } from '../../src/content/addresses/nearest-page';
import {
  redirectLine,
  redirectsSchema,
  type Redirects,
} from '../../src/content/types/redirects-type';
import { addressesInList } from './address-list';
import { isIndexable } from './read-page';
import { readRobots } from './robots';
import type { Rule } from './rule';
import type { Site } from './site';
import { decodeText, parseSitemap, readSitemaps } from './sitemap';
import { describeFailure, hasNetwork, isUnknownHost, request } from './web';

type Redirect = Redirects['items'][number];

/** Where common systems put a sitemap that robots.txt does not name. */
const usualSitemaps = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/sitemap-index.xml',
  '/wp-sitemap.xml',
  '/sitemap.txt',
];

/** Thrown where a source has no address: its host does not exist, or it has no sitemap and no line with one. */
class NothingPublishedError extends Error {}

/**
 * Requests a file of a site, and follows its redirects as long as they stay there.
 *
 * @returns undefined if the site has no such file
 * @throws a sentence if there is no such site, if it leads to another host, or fails
 */
async function download(address: string): Promise<Buffer | undefined> {
  const response = await request(address, { redirect: 'manual' }).catch(async (error: unknown) => {
    if (isUnknownHost(error)) {
      const { host } = new URL(address);
      if (await hasNetwork()) throw new NothingPublishedError(`There is no host ${host}.`);
      throw new Error(`This computer reaches no network, so that ${host} could not be asked.`);
    }
    throw new Error(`${address} does not answer (${describeFailure(error)}).`, { cause: error });
  });
  if ([404, 410].includes(response.status)) return undefined;
  const location = response.headers.get('Location');
  if (location !== null) {
    const target = new URL(location, address);
    if (target.origin === new URL(address).origin && target.href !== address)
      return download(target.href);
    throw new Error(`${address} leads to ${target.href}. Name ${target.origin} instead.`);
  }
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Lists the pages of sitemaps of one host, and names those that cannot be read.
 *
 * @throws a sentence if none can be read
 */
async function pagesOfSitemaps(sitemaps: readonly string[], origin: string): Promise<string[]> {
  const { entries, broken } = await readSitemaps(sitemaps, (address) => {
    if (parseAddress(address)?.origin === origin) return download(address);
    console.warn(`${address} is on another host, and was not read.`);
    return undefined;
  });
  const reasons = broken.map(({ sitemap, reason }) => `${sitemap} cannot be read: ${reason}.`);
  if (entries.length === 0 && reasons.length > 0) throw new Error(reasons.join('\n'));
  for (const reason of reasons) console.warn(reason);
  return entries.map(({ address }) => address);
}

async function publishedOn({ origin }: URL): Promise<string[]> {
  const robots = (await download(`${origin}/robots.txt`))?.toString() ?? '';
  const { sitemaps } = readRobots(origin, robots);
  const named = sitemaps.length > 0 ? sitemaps : usualSitemaps.map((file) => origin + file);
  const pages = await pagesOfSitemaps(named, origin);
  const redirects = (await download(`${origin}/_redirects`))?.toString() ?? '';
  // Some hosts answer every address with a page.
  return [...pages, ...(redirects.trimStart().startsWith('<') ? [] : addressesInList(redirects))];
}

async function publishedInFile(file: string): Promise<string[]> {
  const bytes = readFileSync(file);
  if (!decodeText(bytes).trimStart().startsWith('<')) return addressesInList(decodeText(bytes));
  const { pages, sitemaps } = parseSitemap(bytes);
  // The index was saved, and its sitemaps are still where it names them.
  const origins = new Set(sitemaps.map((address) => new URL(address).origin));
  const others = await Promise.all(
    [...origins].map((origin) =>
      pagesOfSitemaps(
        sitemaps.filter((address) => new URL(address).origin === origin),
        origin,
      ),
    ),
  );
  return [...pages.map(({ address }) => address), ...others.flat()];
}

/** Returns the address that a source is; undefined: it is a file. A site may be named without its https://. */
function addressOf(source: string): URL | undefined {
  if (/^https?:/.test(source)) return parseAddress(source);
  const isName = /^[^\s/]+\.[^\s/.]+(\/|$)/.test(source) && !existsSync(source);
  return isName && !/\.(csv|gz|json|tsv|txt|xml)$/.test(source)
    ? parseAddress(`https://${source}`)
    : undefined;
}

/**
 * Lists the addresses of what is published. No other host is asked.
 *
 * @param source the address of a site with a sitemap, or a file: a sitemap, a list, an export of a crawler
 * @throws a sentence that names the source if it cannot be read, or has no address
 */
export async function readPublished(source: string): Promise<string[]> {
  const site = addressOf(source);
  if (!site && !existsSync(source)) throw new Error(`There is no file ${source}.`);
  const addresses = await (site ? publishedOn(site) : publishedInFile(source)).catch(
    (error: unknown) => {
      if (error instanceof NothingPublishedError) throw error;
      throw new Error(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    },
  );
  if (addresses.length > 0) return addresses;
  const looked = site ? 'It has no sitemap.' : 'None of its lines has one.';
  throw new NothingPublishedError(`${source} names no address. ${looked}`);
}

/**
 * Lists the addresses of the site itself; none if it is not published yet.
 *
 * @throws a sentence if it cannot be read
 */
async function readOwnPublished(site: Site): Promise<string[]> {
  try {
    return await readPublished(site.address);
  } catch (error) {
    if (!(error instanceof NothingPublishedError)) throw error;
    console.log(`Nothing is published yet: ${error.message}`);
    return [];
  }
}

/** An address without a page, and the line for `redirects.json`. */
type MissingRedirect = { redirect: Redirect; message: string; isSure: boolean };

/** Returns the redirect to the nearest page; sure if one page alone has the same name. */
function suggest(site: Site, from: string): Omit<MissingRedirect, 'message'> {
  const targets = site.pages.filter(isIndexable).map(({ address }) => address);
  const redirect = { from, to: nearestPage(from, targets) };
  const isUnique = targets.filter((one) => pageName(one) === pageName(from)).length === 1;
  const isSure = isUnique && redirectsSchema.safeParse({ items: [redirect] }).success;
  return { redirect, isSure };
}

/** Returns what visitors of an old path would miss; undefined if they get a page in one step. */
function missingRedirect(site: Site, old: string): MissingRedirect | undefined {
  const exists = (pathname: string) =>
    site.fileAt(pathname) !== undefined || site.fileAt(`${pathname}/`) !== undefined;
  if (exists(old)) return undefined;
  const from = /\.\w+$/.test(old) ? old : `${old}/`;
  const first = site.redirects.get(old);
  const url = first === undefined ? undefined : parseAddress(first, site.address);
  if (url && (url.origin !== site.address || site.fileAt(url.pathname))) return undefined;
  const second = url && site.redirects.get(canonicalPath(url.pathname));
  if (second !== undefined) {
    const message = `${from} leads to ${first}, which leads to ${second}.`;
    return { redirect: { from, to: second }, message, isSure: false };
  }
  const { redirect, isSure } = suggest(site, from);
  const problem = first === undefined ? 'has no page' : `leads to ${first}, which has no page`;
  return {
    redirect,
    isSure: isSure && first === undefined,
    message: `${from} ${problem}. The nearest is ${redirect.to}.`,
  };
}

/** Returns each published address that visitors would lose with this build. */
export const missingRedirects = (site: Site, addresses: readonly string[]): MissingRedirect[] =>
  [...new Set(addresses.map((one) => canonicalPath(new URL(one, site.address).pathname)))]
    .map((old) => missingRedirect(site, old))
    .filter((one) => one !== undefined);

const file = 'content/redirects.json';

/** Each address that was published has a page or a redirect. */
export const missingRedirectRule = (missing: readonly MissingRedirect[]) =>
  ({
    id: 'missing-redirect',
    requirement: 'S7',
    why: 'Links, bookmarks and search results still lead to it.',
    see: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
    judge: () =>
      missing.map(({ redirect, message }) => ({
        subject: redirect.from,
        message: `${message} Write ${redirectLine(redirect)}.`,
        source: { file, line: 1 },
      })),
  }) satisfies Rule;

/** Adds redirects to `redirects.json`. */
export function writeRedirects(site: Site, redirects: readonly Redirect[]): void {
  const target = path.join(site.folder, file);
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const before = existsSync(target) ? readFileSync(target, 'utf8') : '{\n  "items": []\n}\n';
  const after = redirects.reduce((text, redirect) => {
    const at = { isArrayInsertion: true, formattingOptions };
    return applyEdits(text, modify(text, ['items', -1], redirect, at));
  }, before);
  writeFileSync(target, after);
}

/** Returns the rule that names missing redirects; with `isWriting`, the sure ones are written. */
export async function findMissingRedirects(
  site: Site,
  sources: readonly string[],
  isWriting: boolean,
) {
  const lists =
    sources.length > 0
      ? await Promise.all(sources.map(readPublished))
      : [await readOwnPublished(site)];
  const missing = missingRedirects(site, lists.flat());
  const sure = isWriting ? missing.filter(({ isSure }) => isSure) : [];
  if (sure.length > 0) {
    writeRedirects(
      site,
      sure.map(({ redirect }) => redirect),
    );
    console.log(`Redirects added to ${file}: ${sure.length}. Build the site again.`);
  }
  return missingRedirectRule(missing.filter((one) => !sure.includes(one)));
}
