/**
 * Returns `robots.txt`, which allows search engines every address. It does not list hidden pages or keep a
 * preview from them: a page that may not be read can still be listed, because its `noindex` goes unread.
 */
export const robots = (address: string, preview: boolean): string =>
  preview
    ? 'User-agent: *\nAllow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap-index.xml\n`;
