import type { ContentFolder } from '../content-folder';

/** What a site in memory has in its files, by their names. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** Returns a site in memory, as the check opens it. */
export const folderOf = (files: Files): ContentFolder => ({
  names: [...files.keys()].sort(),
  broken: [],
  downloads: [],
  brokenDownloads: [],
  read: (name) => Buffer.from(files.get(name) ?? ''),
  size: (name) => Buffer.from(files.get(name) ?? '').length,
});

/** Returns a file of a site in memory as text. */
export const textIn = (files: Files, name: string) =>
  Buffer.from(files.get(name) ?? '').toString('utf8');

/** Returns the head and the end of a PNG of that size. */
export function png(width: number, height: number, bytes = 36): Uint8Array {
  const file = Buffer.alloc(bytes);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.write('IEND', bytes - 8, 'latin1');
  return file;
}
