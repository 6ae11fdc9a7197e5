import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SHA-256 of every file, by its address. */
export type Manifest = ReadonlyMap<string, string>;

export const manifestOf = (folder: string, files: readonly string[]): Manifest =>
  new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );

/** Writes a manifest that `sha256sum --check` reads in the folder of the site. */
export const writeManifest = (manifest: Manifest): string =>
  [...manifest].map(([file, hash]) => `${hash}  .${file}\n`).join('');

export const readManifest = (text: string): Manifest =>
  new Map(
    [...text.matchAll(/^([0-9a-f]{64}) {2}\.(\/.+)$/gm)].map(([, hash = '', file = '']) => [
      file,
      hash,
    ]),
  );

/** Returns the differences between two sites, in sentences, sorted by file. */
export function differences(before: Manifest, after: Manifest): string[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files
    .filter((file) => before.get(file) !== after.get(file))
    .map((file) => {
      if (!before.has(file)) return `${file} is new`;
      return after.has(file) ? `${file} has other content` : `${file} is gone`;
    });
}
