import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cataloguePages } from '../../packages/content-check/catalogue-pages';
import { openFolder } from '../../packages/content-check/content-folder';
import { indexSite } from '../../packages/content-check/site-index';
import { contentFolder } from './folders';
import { inDevelop } from './drafts';

/** Git ignores it. Gatsby may empty `.cache` after it has read its configuration. */
const folder = resolve('.sites/catalogue');

/** Returns the plugin that reads the pages with all components of a text; only for `develop`. */
export function catalogueSource() {
  if (!inDevelop) return [];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  for (const [file, text] of cataloguePages(indexSite(openFolder(contentFolder)), true)) {
    writeFileSync(join(folder, file), text);
  }
  return [
    { resolve: 'gatsby-source-filesystem', options: { name: 'catalogue', path: folder } },
  ] as const;
}
