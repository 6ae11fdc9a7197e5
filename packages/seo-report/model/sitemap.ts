import { load } from 'cheerio';

/** An address in a sitemap; missing values are empty. */
export type SitemapUrl = { loc: string; lastmod: string; changefreq: string; priority: string };

/** The sitemap of a site: the index and the addresses of all its parts. */
export type Sitemap = {
  /** The path of the file that robots.txt should name: `/sitemap-index.xml`. */
  path: string;
  /** The absolute addresses of the parts in the index; empty: there is no index. */
  parts: string[];
  /** The parts that do not exist. */
  missing: string[];
  urls: SitemapUrl[];
};

const read = (xml: string) => load(xml, { xml: true });

function urlsIn(xml: string): SitemapUrl[] {
  const $ = read(xml);
  return $('urlset > url')
    .toArray()
    .map((element) => {
      const value = (name: string) => $(element).children(name).text().trim();
      return {
        loc: value('loc'),
        lastmod: value('lastmod'),
        changefreq: value('changefreq'),
        priority: value('priority'),
      };
    });
}

/**
 * Reads the sitemap of a site, with all parts of its index.
 *
 * @param texts the text files of `public/`, by their names relative to it
 * @param address the site's public address, without a final slash
 */
export function readSitemap(texts: ReadonlyMap<string, string>, address: string): Sitemap | null {
  const name = ['sitemap-index.xml', 'sitemap.xml'].find((file) => texts.has(file));
  const text = texts.get(name ?? '');
  if (name === undefined || text === undefined) return null;
  const $ = read(text);
  const parts = $('sitemapindex > sitemap > loc')
    .toArray()
    .map((element) => $(element).text().trim());
  const textOf = (part: string) => texts.get(part.replace(`${address}/`, ''));
  return {
    path: `/${name}`,
    parts,
    missing: parts.filter((part) => textOf(part) === undefined),
    urls: parts.length > 0 ? parts.flatMap((part) => urlsIn(textOf(part) ?? '')) : urlsIn(text),
  };
}
