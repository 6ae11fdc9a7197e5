/**
 * Returns `robots.txt`, which allows search engines everything, or nothing of a preview. It does not
 * list hidden pages, because search engines have to read their `noindex`.
 */
export const robots = (address: string, preview: boolean): string =>
  preview
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap-index.xml\n`;
