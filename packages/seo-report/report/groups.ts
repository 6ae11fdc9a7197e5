/** The rules in the groups of the report. */
export const groups: readonly { name: string; ids: readonly string[] }[] = [
  {
    name: 'In search results',
    ids: ['own-head', 'title', 'description', 'canonical', 'indexability', 'document'],
  },
  { name: 'In feeds and messages', ids: ['open-graph', 'x-card'] },
  {
    name: 'For machines',
    ids: ['json-ld', 'json-ld-types', 'no-reviews', 'sitemap', 'robots-txt', 'hreflang'],
  },
  {
    name: 'Words and links',
    ids: ['headings', 'addresses', 'reachable', 'link-texts', 'not-found', 'keyphrase'],
  },
  {
    name: 'Pictures and icons',
    ids: ['alt', 'pictures', 'first-picture', 'originals', 'weight', 'icons'],
  },
];
