import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns all files below a folder, the hidden ones too, with forward slashes. */
const everyFileBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // Gatsby has folders whose names end like files: page-data/404.html.
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));

export const readPages = (folder: string) =>
  everyFileBelow(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Files that Gatsby needs from the last build, and files that are named by their content. */
const keptFiles =
  /^(page-data|_gatsby|og|static\/[\da-f]{32})\/|^(chunk-map|webpack\.stats)\.json$/;

/** Returns whether a file is a page of Gatsby, which removes the page when it is gone. */
const isPage = (folder: string, file: string) => {
  const path = file === 'index.html' ? 'index' : file.replace(/\/index\.html$/, '');
  return file.endsWith('.html') && existsSync(join(folder, 'page-data', path, 'page-data.json'));
};

/** Removes what an earlier build has left. Otherwise a withdrawn download would stay published. */
export function removeEarlierFiles(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of everyFileBelow(folder)) {
    if (!keptFiles.test(file) && !isPage(folder, file)) rmSync(join(folder, file));
  }
}

/** Hidden files, and what webpack writes for Gatsby. */
const internalFiles = /^webpack\.stats\.json$|(^|\/)\.(?!well-known\/)/;

/**
 * Removes the files that are not for visitors. Pictures that no page names any more stay until
 * `.cache` and `public` are deleted: Gatsby draws none of them again, even if a page names it again.
 */
export function removeHiddenFiles(folder: string): void {
  // For scripts of other sites, of which there are none.
  rmSync(join(folder, '~partytown'), { recursive: true, force: true });
  for (const file of everyFileBelow(folder)) {
    if (internalFiles.test(file)) rmSync(join(folder, file));
  }
}
