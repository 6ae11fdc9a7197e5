/** Returns the address of the feed of a collection (Atom 1.0). */
export const feedPath = (folder: string) => `/${folder}/feed.xml`;

/** Returns the path of a page of a list of a collection. The first page has no number. */
export const listPath = (folder: string, topic: string | null = null, page = 1) =>
  `/${folder}/${topic === null ? '' : `topics/${topic}/`}${page === 1 ? '' : `${page}/`}`;

/**
 * Returns whether an entry with this slug would have the path of a list or of the feed of its collection. Lists have
 * fewer than 1000 pages, and the first page has no number.
 */
export const isReservedSlug = (slug: string) => /^(topics|feed|[2-9]|[1-9]\d\d?)$/.test(slug);

/** Returns the name of a file without its folder and its extension. */
export const slugOf = (file: string) => file.replace(/^.*\/|\.[a-z]+$/g, '');

/** Returns the path of the page of a file: of one in `content/pages/`, or of the entry of a collection. */
export function pathOfFile(file: string): string {
  const slug = slugOf(file);
  if (!file.startsWith('pages/')) return `/${file.split('/', 1)[0]}/${slug}/`;
  return slug === 'home' ? '/' : `/${slug}/`;
}

/** The sources of the files that every build writes besides the pages. A folder ends with a slash. */
const sources: Readonly<Record<string, string>> = {
  '/404.html': 'content/pages/404.mdx',
  '/robots.txt': 'src/gatsby/files/text-files.ts',
  '/.well-known/security.txt': '"security" in content/site.json',
  '/sitemap-index.xml': 'the pages; "hidden" leaves one out',
  '/sitemap-0.xml': 'the pages; "hidden" leaves one out',
  '/manifest.webmanifest': 'content/site.json',
  '/favicon.ico': 'static/icon.svg',
  '/apple-touch-icon.png': 'static/icon.svg',
  '/icon-192.png': 'static/icon.svg',
  '/icon-512.png': 'static/icon.svg',
  '/icon-maskable-512.png': 'static/icon.svg',
  '/chunk-map.json': 'src/',
  '/_headers': 'src/gatsby/hosting/header-rules.ts',
  '/_redirects': 'content/redirects.json',
  '/static/': 'src/ and the pictures of content/',
  '/og/': '"shareCard" in content/site.json',
  '/page-data/': 'content/',
  '/_gatsby/': 'content/',
};

/** The paths of the files that every build writes besides the pages. */
export const builtFiles = Object.keys(sources).filter((path) => !/^\/_|\/$/.test(path));

/** Returns the source of the file that a build writes at a path; undefined if it writes none there. */
export function originOfBuiltFile(path: string, hasCms: boolean): string | undefined {
  if (hasCms && `${path}/`.startsWith('/admin/')) return '"repository" in content/site.json';
  const found = Object.entries(sources).find(([name]) =>
    name.endsWith('/') ? `${path}/`.startsWith(name) : path === name,
  );
  return found?.[1];
}
