import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Returns all files in a folder, relative to it, with forward slashes. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // Gatsby has folders whose names end like files: page-data/404.html.
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));

export const readPages = (folder: string) =>
  filesUnder(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** The files that Gatsby renews from build to build, and those that are named by their content. */
const renewed = /^(page-data|_gatsby|og|static\/[\da-f]{32})\/|^(chunk-map|webpack\.stats)\.json$/;

/** Returns whether a file is a page of Gatsby, which removes the page when it is gone. */
const isPage = (folder: string, file: string) => {
  const path = file === 'index.html' ? 'index' : file.replace(/\/index\.html$/, '');
  return file.endsWith('.html') && existsSync(join(folder, 'page-data', path, 'page-data.json'));
};

/** Removes what an earlier build has left. Otherwise a withdrawn download would stay published. */
export function removeEarlierFiles(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of filesUnder(folder)) {
    if (!renewed.test(file) && !isPage(folder, file)) rmSync(join(folder, file));
  }
}

function move(file: string, from: string, to: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  renameSync(join(from, file), join(to, file));
}

const notForVisitors = /^webpack\.stats\.json$|(^|\/)\.(?!well-known\/)/;

/**
 * Removes the files that are not for visitors, and moves the pictures that no page names to a cache:
 * Gatsby draws no picture twice, even if a later page names it again.
 */
export function removeUnusedFiles(folder: string, pages: readonly string[], cache: string): void {
  // For scripts of other sites, of which there are none.
  rmSync(join(folder, '~partytown'), { recursive: true, force: true });
  const named = new Set(
    pages
      .flatMap((page) => page.match(/static\/[\da-f]{32}\/[\w./%-]+/g) ?? [])
      .map((file) => decodeURI(file)),
  );
  for (const file of filesUnder(folder)) {
    if (notForVisitors.test(file)) rmSync(join(folder, file));
    else if (/^static\/[\da-f]{32}\//.test(file) && !named.has(file)) move(file, folder, cache);
  }
  const missing = [...named].filter((file) => !existsSync(join(folder, file)));
  for (const file of missing) if (existsSync(join(cache, file))) move(file, cache, folder);
}
