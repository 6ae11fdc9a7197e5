import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Lists the files below a folder, if it is there. Hidden files belong to other programs. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((name) => name.split(sep).join('/'))
    .sort();
}
