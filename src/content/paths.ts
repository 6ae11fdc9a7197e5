export const insightsPath = '/insights/';

/** The addresses of the feeds. Pages announce Atom and JSON. */
export const feedPaths = {
  atom: '/insights/feed.xml',
  json: '/insights/feed.json',
  rss: '/insights/rss.xml',
} as const;

export const articlePath = (slug: string) => `${insightsPath}${slug}/`;

/** Returns the address of one page of a list; the first has no number. */
export const listPath = (topic: string | null, page = 1) =>
  `${insightsPath}${topic === null ? '' : `topics/${topic}/`}${page === 1 ? '' : `${page}/`}`;

/** Returns whether a list or a feed has the address of an article with this name. */
export const isReservedSlug = (slug: string) => /^(topics|feed|\d+)$/.test(slug);

/** Returns the name of a file without folder and extension. */
export const slugOf = (file: string) => file.replace(/^.*\/|\.[a-z]+$/g, '');

/** Returns the address of the page of a file in `content/pages/` or `content/insights/`. */
export function pathOfFile(file: string): string {
  const slug = slugOf(file);
  if (file.startsWith('insights/')) return articlePath(slug);
  return slug === 'home' ? '/' : `/${slug}/`;
}
