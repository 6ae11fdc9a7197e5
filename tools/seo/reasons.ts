const search = 'https://developers.google.com/search/docs';

/** Why each rule matters, and the page of the standard or the search engine that it comes from. */
export const reasons = {
  alt: {
    why: 'Screen readers speak the alt text, and image search reads it.',
    see: `${search}/appearance/google-images#use-descriptive-alt-text`,
  },
  canonical: {
    why: 'Without one canonical address, a search engine chooses one, and splits what the page has earned.',
    see: `${search}/crawling-indexing/consolidate-duplicate-urls`,
  },
  description: {
    why: 'It is what people read below the title in search results.',
    see: `${search}/appearance/snippet`,
  },
  growth: {
    why: 'Phones wait for each byte, and search engines rank fast pages higher.',
    see: `${search}/appearance/core-web-vitals`,
  },
  hreflang: {
    why: 'Search engines ignore languages that do not name each other.',
    see: `${search}/specialty/international/localized-versions`,
  },
  html: {
    why: 'Browsers, screen readers and search engines read invalid HTML in different ways.',
    see: 'https://html.spec.whatwg.org/multipage/',
  },
  indexing: {
    why: 'What search engines may not read or keep is in no result.',
    see: `${search}/crawling-indexing/block-indexing`,
  },
  insecure: {
    why: 'On a page by https, browsers block what comes by http, or warn of it.',
    see: 'https://www.w3.org/TR/mixed-content/',
  },
  lighthouse: {
    why: 'A slow page or one that is hard to use loses visitors.',
    see: 'https://developer.chrome.com/docs/lighthouse/overview',
  },
  lazy: {
    why: 'A picture that waits for its turn on the first screen makes the page look slow.',
    see: 'https://web.dev/articles/lcp-lazy-loading',
  },
  link: {
    why: 'Visitors and search engines that follow it get lost, or wait for a redirect.',
    see: `${search}/crawling-indexing/links-crawlable`,
  },
  'lost-address': {
    why: 'Links, bookmarks and search results still lead to it.',
    see: `${search}/crawling-indexing/site-move-with-url-changes`,
  },
  'not-found': {
    why: 'Search engines keep wrong addresses that answer as a page does, and visitors find no way on.',
    see: `${search}/crawling-indexing/http-network-errors#soft-404-errors`,
  },
  orphan: {
    why: 'Search engines and visitors find pages by links.',
    see: `${search}/crawling-indexing/links-crawlable`,
  },
  picture: {
    why: 'Browsers show nothing for a damaged file, and load old formats slowly.',
    see: 'https://developer.chrome.com/docs/lighthouse/performance/uses-webp-images',
  },
  'picture-size': {
    why: 'Bytes that nobody sees, and text that moves while a picture loads, cost visitors time.',
    see: 'https://developer.chrome.com/docs/lighthouse/performance/uses-responsive-images',
  },
  sitemap: {
    why: 'Search engines learn from the sitemap which pages to read.',
    see: `${search}/crawling-indexing/sitemaps/build-sitemap`,
  },
  'structured-data': {
    why: 'A search engine ignores structured data without its required fields.',
    see: `${search}/appearance/structured-data/sd-policies`,
  },
  title: {
    why: 'It is the headline of the page in search results and in tabs.',
    see: `${search}/appearance/title-link`,
  },
  'web-link': {
    why: 'Visitors who follow it get nothing.',
    see: `${search}/crawling-indexing/links-crawlable`,
  },
} as const satisfies Record<string, { why: string; see: string }>;

export type Rule = keyof typeof reasons;
