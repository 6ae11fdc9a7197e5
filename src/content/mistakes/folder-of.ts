import type { ContentFolder } from '../content-folder';

/** What a site in memory has in its files, by their names. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** A site in memory, as the check opens it. */
export const folderOf = (files: Files): ContentFolder => ({
  names: [...files.keys()].sort(),
  broken: [],
  read: (name) => Buffer.from(files.get(name) ?? ''),
  size: (name) => Buffer.from(files.get(name) ?? '').length,
});
