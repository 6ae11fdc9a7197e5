import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns whether a file is a page; the files from which Gatsby builds pages are not. */
export const isPage = (file: string): boolean =>
  file.endsWith('.html') && !file.startsWith('/_gatsby/');

/** Returns the HTML of each page of a built site, by the address of its file. */
export const readPages = (folder: string, files: readonly string[]): Map<string, string> =>
  new Map(files.filter(isPage).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

/** Returns the address at which a file is requested: `/about/` for `/about/index.html`. */
export const addressOf = (file: string): string => file.replace(/\/index\.html$/, '/');
