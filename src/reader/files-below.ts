import { existsSync, readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

/** Lists the files below a folder, if it is there, with forward slashes. */
export function allFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** Lists the files below a folder without those that are hidden, which belong to other programs. */
export const filesBelow = (folder: string): string[] =>
  allFilesBelow(folder).filter((name) => !basename(name).startsWith('.'));
