import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns the addresses of all files in a folder, sorted: `/about/index.html`. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // Gatsby has folders whose names end like files: page-data/404.html.
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((file) => `/${file.split(sep).join('/')}`)
    .sort();
