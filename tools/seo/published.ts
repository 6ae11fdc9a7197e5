import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import robotsParser from 'robots-parser';
import { canonicalPath, parseAddress } from '../../src/content/addresses/addresses';
import { nearestPage, pageName } from '../../src/content/addresses/nearest-page';
import {
  redirectLine,
  redirectsSchema,
  type Redirects,
} from '../../src/content/schemas/redirects-schema';
import { reportOn, type Finding } from './finding';
import type { BuiltSite } from './read-built-site';
import { readSitemaps } from './sitemap';

type Redirect = Redirects['items'][number];

/** In milliseconds: how long a site may take to answer. */
const patience = 30_000;

/** Where common systems put a sitemap that robots.txt does not name. */
const usualSitemaps = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/sitemap-index.xml',
  '/wp-sitemap.xml',
];

/**
 * Requests a file of a site, and follows its redirects as long as they stay there.
 *
 * @returns undefined if the site does not exist, or has no such file
 * @throws a sentence if it leads to another host, or fails
 */
async function download(address: string): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { redirect: 'manual', signal }).catch((error: unknown) => {
    const { cause } = error instanceof Error ? error : {};
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND') return undefined;
    throw new Error(`${address} does not answer.`, { cause: error });
  });
  if (response === undefined || [404, 410].includes(response.status)) return undefined;
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

/** Lists the addresses that begin the lines of a text: a list, a CSV or `_redirects`, without its patterns. */
const addressesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => /^[\uFEFF"]*((?:https?:\/)?\/[^\s,;"]*)/.exec(line)?.[1] ?? '')
    .filter((address) => address !== '' && !/\*|\/:/.test(address));

/**
 * Lists the addresses of what is published; empty if nothing is yet. No other host is asked.
 *
 * @param source the address of a site with a sitemap, or a file with an address at the start of each line
 * @throws a sentence if the site leads to another host, or fails
 */
export async function readPublished(source: string): Promise<string[]> {
  const site = parseAddress(source);
  if (site === undefined || !/^https?:$/.test(site.protocol))
    return addressesIn(readFileSync(source, 'utf8'));
  const robots = (await download(`${site.origin}/robots.txt`))?.toString() ?? '';
  const named = robotsParser(`${site.origin}/robots.txt`, robots).getSitemaps();
  const sitemaps = named.length > 0 ? named : usualSitemaps.map((file) => site.origin + file);
  const pages = await readSitemaps(sitemaps, (address) => {
    if (parseAddress(address)?.origin === site.origin) return download(address);
    console.warn(`${address} is on another host, and was not read.`);
    return undefined;
  });
  const redirects = (await download(`${site.origin}/_redirects`))?.toString() ?? '';
  return [...pages, ...addressesIn(redirects)];
}

/** An address without a page, and the line for `redirects.json`. */
type Lost = { redirect: Redirect; message: string; isSure: boolean };

/** Returns the redirect to the nearest page; sure if one page alone has the same name. */
function suggest(site: BuiltSite, from: string): Omit<Lost, 'message'> {
  const targets = site.pages.filter(({ isIndexable }) => isIndexable).map(({ address }) => address);
  const redirect = { from, to: nearestPage(from, targets) };
  const isUnique = targets.filter((one) => pageName(one) === pageName(from)).length === 1;
  const isSure = isUnique && redirectsSchema.safeParse({ items: [redirect] }).success;
  return { redirect, isSure };
}

/** Returns what visitors of an old path would miss; undefined if they get a page in one step. */
function lossOf(site: BuiltSite, old: string): Lost | undefined {
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
  const fault = first === undefined ? 'has no page' : `leads to ${first}, which has no page`;
  return {
    redirect,
    isSure: isSure && first === undefined,
    message: `${from} ${fault}. The nearest is ${redirect.to}.`,
  };
}

/** Returns each published address that visitors would lose with this build. */
export const lostSincePublished = (site: BuiltSite, addresses: readonly string[]): Lost[] =>
  [...new Set(addresses.map((one) => canonicalPath(new URL(one, site.address).pathname)))]
    .map((old) => lossOf(site, old))
    .filter((loss) => loss !== undefined);

const file = 'content/redirects.json';

/** Returns lost addresses as findings. */
export function lossFindings(losses: readonly Lost[]): Finding[] {
  const { error, findings } = reportOn('/', { file, line: 1 });
  for (const { redirect, message } of losses) {
    const advice = `Write ${redirectLine(redirect)}.`;
    error('lost-address', { subject: redirect.from, message: `${message} ${advice}` });
  }
  return findings;
}

/** Adds redirects to `redirects.json`. */
export function writeRedirects(site: BuiltSite, redirects: readonly Redirect[]): void {
  const target = path.join(site.folder, file);
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const before = existsSync(target) ? readFileSync(target, 'utf8') : '{\n  "items": []\n}\n';
  const after = redirects.reduce((text, redirect) => {
    const at = { isArrayInsertion: true, formattingOptions };
    return applyEdits(text, modify(text, ['items', -1], redirect, at));
  }, before);
  writeFileSync(target, after);
}
