import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../../hosting/files-under';
import { publicFolder } from './public-folder';

/** The paths of all HTML files in `public/`. */
const pages = () =>
  filesUnder(publicFolder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(publicFolder, file));

/** The HTML of all built pages, one after the other: of some thousands it would not fit into memory. */
export function* readPages() {
  for (const path of pages()) yield readFileSync(path, 'utf8');
}

/** Changes the HTML of all built pages. */
export function changePages(change: (html: string) => string) {
  for (const path of pages()) {
    const html = readFileSync(path, 'utf8');
    const changed = change(html);
    if (changed !== html) writeFileSync(path, changed);
  }
}
