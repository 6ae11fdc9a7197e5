import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../hosting/public-files';

/**
 * Changes the HTML of all pages in a built site. The callback gets each page's HTML and the address
 * of its file: `/about/index.html`.
 */
export function changePages(site: string, change: (html: string, page: string) => string) {
  for (const page of filesUnder(site).filter((file) => file.endsWith('.html'))) {
    const path = join(site, page);
    const html = readFileSync(path, 'utf8');
    const changed = change(html, `/${page}`);
    if (changed !== html) writeFileSync(path, changed);
  }
}
