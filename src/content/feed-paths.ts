/** The addresses of the feeds, by their formats. */
export const feedPaths = { atom: '/insights/feed.xml', json: '/insights/feed.json' } as const;
