import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../../../packages/hosting/files-under';
import { publicFolder } from '../public-folder';

/** Returns the addresses of all HTML files in `public/`: `/about/index.html`. */
const pages = () => filesUnder(publicFolder).filter((file) => file.endsWith('.html'));

/**
 * Changes the HTML of all built pages. The callback gets each page's HTML and the address of its
 * file.
 */
export function changePages(change: (html: string, page: string) => string) {
  for (const page of pages()) {
    const path = join(publicFolder, page);
    const html = readFileSync(path, 'utf8');
    const changed = change(html, page);
    if (changed !== html) writeFileSync(path, changed);
  }
}
