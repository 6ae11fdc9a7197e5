import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Lists the pages of sitemaps, and of those that an index names (https://www.sitemaps.org/protocol.html).
 *
 * @param read returns the file at an address, plain or by gzip; undefined: there is none
 */
export async function readSitemaps(
  addresses: readonly string[],
  read: (address: string) => Promise<Buffer | undefined> | Buffer | undefined,
): Promise<string[]> {
  const queue = new Set(addresses);
  const pages = new Set<string>();
  // A set goes on with what is added to it meanwhile, once each.
  for (const address of queue) {
    const bytes = await read(address);
    if (bytes === undefined) continue;
    const $ = load((isGzip(bytes) ? gunzipSync(bytes) : bytes).toString(), { xml: true });
    for (const element of $('urlset > url > loc')) pages.add($(element).text().trim());
    for (const element of $('sitemapindex > sitemap > loc')) queue.add($(element).text().trim());
  }
  return [...pages];
}
