import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the addresses of all pages in a built site, in order: those of its index.html files, and
 * /404.html.
 */
export function findPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => file === '/404.html' || file.endsWith('/index.html'))
    .map((file) => file.replace(/index\.html$/, ''))
    .filter((page) => page !== '/404/')
    .sort();
}

/** Returns a file name for a page's picture: `home`, `404`, `newsletter-confirmation`. */
export function pictureName(page: string): string {
  return (
    page
      .replace(/\.html$/, '')
      .split('/')
      .filter(Boolean)
      .join('-') || 'home'
  );
}
