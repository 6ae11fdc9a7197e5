/** What every build writes beside the pages, and where it comes from. A folder ends with a slash. */
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
  '/idle.css': 'src/gatsby/files/fonts.ts',
  '/chunk-map.json': 'src/',
  '/_headers': 'src/gatsby/hosting/header-rules.ts',
  '/_redirects': 'content/redirects.json',
  '/static/': 'src/ and the pictures of content/',
  '/og/': '"shareCard" in content/site.json',
  '/page-data/': 'content/',
  '/_gatsby/': 'content/',
};

/** The addresses of the files that every build writes beside the pages. */
export const builtFiles = Object.keys(sources).filter((path) => !/^\/_|\/$/.test(path));

/** Returns where a build takes what it writes at a path; undefined if it writes nothing there. */
export function builtFrom(path: string, hasDesk: boolean): string | undefined {
  if (hasDesk && `${path}/`.startsWith('/admin/')) return '"repository" in content/site.json';
  const found = Object.entries(sources).find(([name]) =>
    name.endsWith('/') ? `${path}/`.startsWith(name) : path === name,
  );
  return found?.[1];
}
