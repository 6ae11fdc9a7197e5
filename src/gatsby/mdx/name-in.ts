import { relative } from 'node:path';

/** Returns the name of a file in a folder, with forward slashes: `faq/how-long.mdx`. */
export const nameIn = (folder: string, path: string) =>
  relative(folder, path).replaceAll('\\', '/');
