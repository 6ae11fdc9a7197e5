import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds a program in the folders of PATH and in these. Returns null when it is in none of them. */
export const findProgram = (name: string, ...folders: readonly string[]) =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...folders]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file)) ?? null;
