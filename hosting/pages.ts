import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** True for the file of a page; what Gatsby builds pages from is none. */
export const isPage = (file: string): boolean =>
  file.endsWith('.html') && !file.startsWith('/_gatsby/');

/** The pages of a built site: the HTML of each by the address of its file. */
export const readPages = (folder: string, files: readonly string[]): Map<string, string> =>
  new Map(files.filter(isPage).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

/** What a file is asked for: `/about/` for `/about/index.html`. */
export const addressOf = (file: string): string => file.replace(/\/index\.html$/, '/');
