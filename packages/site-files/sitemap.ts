/** A page that search engines may show. */
type SitemapPage = {
  /** Absolute. */
  url: string;
  /** ISO 8601, or null if it is unknown. */
  modified: string | null;
};

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const entry = (name: string, { url, modified }: SitemapPage) =>
  `<${name}><loc>${url}</loc>${modified === null ? '' : `<lastmod>${modified}</lastmod>`}</${name}>`;

/**
 * Returns the sitemap: addresses, and the time of the last change if it is known. Google reads neither
 * `priority` nor `changefreq`.
 */
export const sitemap = (pages: readonly SitemapPage[]): string =>
  `${declaration}\n<urlset ${namespace}>\n${pages.map((page) => entry('url', page)).join('\n')}\n</urlset>\n`;

/** Returns the index, which names the sitemap and the time of its newest page. */
export function sitemapIndex(url: string, pages: readonly SitemapPage[]): string {
  const dates = pages.flatMap(({ modified }) => modified ?? []).sort();
  const modified = dates.length === pages.length ? (dates.at(-1) ?? null) : null;
  return `${declaration}\n<sitemapindex ${namespace}>\n${entry('sitemap', { url, modified })}\n</sitemapindex>\n`;
}
