import { gunzipSync } from 'node:zlib';
import { addressesInList } from './address-list';
import { childText, readXml } from './read-xml';

/** What a sitemap says of a page. */
export type SitemapEntry = { sitemap: string; address: string; lastmod: string };

type Sitemaps = {
  entries: SitemapEntry[];
  /** The sitemaps that were there and cannot be read, each with the reason. */
  broken: { sitemap: string; reason: string }[];
  /** The sitemaps that are named, and are not there. */
  missing: string[];
};

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Decodes UTF-8 and UTF-16, with and without a mark at the start, and gzip. */
export function decodeText(bytes: Buffer): string {
  const plain = isGzip(bytes) ? gunzipSync(bytes) : bytes;
  const [first, second] = plain;
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  return new TextDecoder(isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8').decode(plain);
}

/**
 * Parses a sitemap, an index of sitemaps, or a sitemap as text (https://www.sitemaps.org/protocol.html).
 *
 * @throws a sentence if it is none
 */
export function parseSitemap(bytes: Buffer) {
  const text = decodeText(bytes);
  if (!text.trimStart().startsWith('<'))
    return {
      pages: addressesInList(text).map((address) => ({ address, lastmod: '' })),
      sitemaps: [],
    };
  const root = readXml(text);
  const entriesOf = (name: string) =>
    root.children
      .filter((child) => child.name === name)
      .map((child) => ({ address: childText(child, 'loc'), lastmod: childText(child, 'lastmod') }));
  if (root.name === 'urlset') return { pages: entriesOf('url'), sitemaps: [] };
  if (root.name === 'sitemapindex')
    return { pages: [], sitemaps: entriesOf('sitemap').map(({ address }) => address) };
  throw new Error(`no sitemap: it begins with <${root.name}>`);
}

/**
 * Reads sitemaps, and those that an index names.
 *
 * @param read returns the file at an address; undefined: there is none
 */
export async function readSitemaps(
  addresses: readonly string[],
  read: (address: string) => Promise<Buffer | undefined> | Buffer | undefined,
): Promise<Sitemaps> {
  const found: Sitemaps = { entries: [], broken: [], missing: [] };
  const queue = new Set(addresses);
  // A set goes on with what is added to it meanwhile, once each.
  for (const sitemap of queue) {
    try {
      const bytes = await read(sitemap);
      if (bytes === undefined) {
        found.missing.push(sitemap);
        continue;
      }
      const { pages, sitemaps } = parseSitemap(bytes);
      for (const page of pages) found.entries.push({ sitemap, ...page });
      for (const other of sitemaps) queue.add(other);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      found.broken.push({ sitemap, reason });
    }
  }
  return found;
}
