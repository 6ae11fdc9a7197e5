/**
 * Returns `robots.txt`, which allows search engines every address. It neither lists hidden pages
 * nor blocks a preview: a page that may not be read can still be listed, because its `noindex` goes
 * unread.
 */
export const robots = (address: string, preview: boolean): string =>
  preview
    ? 'User-agent: *\nAllow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap-index.xml\n`;
