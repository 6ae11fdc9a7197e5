/** Pages announce Atom and JSON. */
export const feedPaths = {
  atom: '/insights/feed.xml',
  json: '/insights/feed.json',
  rss: '/insights/rss.xml',
} as const;
