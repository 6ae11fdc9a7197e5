import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allFilesBelow } from '../../reader/files-below';

export const readPages = (folder: string) =>
  allFilesBelow(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Files that Gatsby needs from the last build, and files with a hash of their content in their names. */
const keptFiles =
  /^(page-data|_gatsby|og|static\/[\da-f]{32})\/|^(chunk-map|webpack\.stats)\.json$/;

/** Returns whether Gatsby has built a file as a page. Gatsby removes such a file itself. */
const isBuiltPage = (folder: string, file: string) => {
  const path = file === 'index.html' ? 'index' : file.replace(/\/index\.html$/, '');
  return file.endsWith('.html') && existsSync(join(folder, 'page-data', path, 'page-data.json'));
};

/** Removes the files of an earlier build. Otherwise a withdrawn download would stay published. */
export function removeEarlierFiles(folder: string): void {
  for (const file of allFilesBelow(folder)) {
    if (!keptFiles.test(file) && !isBuiltPage(folder, file)) rmSync(join(folder, file));
  }
}

/** Hidden files, and the file that webpack writes for Gatsby. */
const internalFiles = /^webpack\.stats\.json$|(^|\/)\.(?!well-known\/)/;

/**
 * Removes the files that are not for visitors. Unreferenced pictures are kept until `.cache` and `public` are
 * deleted: Gatsby does not regenerate a picture that is in its cache.
 */
export function removeHiddenFiles(folder: string): void {
  // Gatsby writes this folder for third-party scripts. The site has none.
  rmSync(join(folder, '~partytown'), { recursive: true, force: true });
  for (const file of allFilesBelow(folder)) {
    if (internalFiles.test(file)) rmSync(join(folder, file));
  }
}
