import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesUnder as addressesUnder } from '../../../packages/hosting/files-under';
import { siteUnderTest } from '../../../packages/build/sites';

/** The site under test: the repository's own, or the one that THROUGHLINE_SITE names. */
export const siteFolder = siteUnderTest('.');
export const publicFolder = join(siteFolder, 'public');

/** Stops a test with a sentence if there is nothing to test. */
export function requireBuild() {
  if (!existsSync(join(publicFolder, 'index.html'))) {
    throw new Error(`${publicFolder} contains no site. Run npm test, which builds it first.`);
  }
}

/** Returns all files under a folder of the site, relative to that folder, with forward slashes, sorted. */
export const filesUnder = (folder: string): string[] =>
  addressesUnder(join(siteFolder, folder)).map((address) => address.slice(1));

export const readBuilt = (file: string) => readFileSync(join(publicFolder, file), 'utf8');

const compressed = new Map<string, number>();

/** Returns the size of a file of `public/` after brotli, in bytes. Pages share most of their scripts. */
export function brotliSize(file: string): number {
  const known = compressed.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join(publicFolder, file))).length;
  compressed.set(file, size);
  return size;
}

/** Returns the file of `public/` with which a host answers a path, or null. */
export function builtFile(path: string): string | null {
  const relativePath = decodeURIComponent(path).replace(/^\//, '');
  const file = path.endsWith('/') ? `${relativePath}index.html` : relativePath;
  const found = statSync(join(publicFolder, file), { throwIfNoEntry: false });
  return found?.isFile() ? file : null;
}
