/**
 * Which addresses search engines may ask for: all of them. Hidden pages and a preview are not kept from
 * them, because their `noindex` has to be read: an address that may not be read can still be listed.
 */
export const robots = (address: string, preview: boolean): string =>
  preview
    ? 'User-agent: *\nAllow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap-index.xml\n`;
