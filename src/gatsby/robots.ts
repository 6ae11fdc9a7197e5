/**
 * Which addresses search engines may ask for: all of them, or none of a preview. Pages that are
 * hidden are not kept from them, for their `noindex` has to be read.
 */
export const robots = (address: string, preview: boolean): string =>
  preview
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap-index.xml\n`;
