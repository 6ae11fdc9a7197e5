import { existsSync, readFileSync } from 'node:fs';
import { openFolder } from '../content-folder';
import { entryKinds } from '../../../src/content/kinds';
import type { Files } from './site-in-memory';

/** security.txt of the right site is valid for half a year from then. */
export const today = new Date('2025-07-05T12:00:00Z');

/** The specified files of every kind that is a single file; some are replaced below. */
const specified = entryKinds.flatMap(({ from }): [string, string][] => {
  const path = 'file' in from ? `tests/specified/content/${from.file}` : '';
  // The specified site has no articles, and no words for them.
  return 'file' in from && existsSync(path) ? [[from.file, readFileSync(path, 'utf8')]] : [];
});

const folder = openFolder('packages/content-check/mistakes/right');

/** A small site without a mistake; each row of the tables changes one thing in it. */
export const rightSite: Files = new Map<string, string | Uint8Array>([
  ...specified,
  ...folder.names.map((name): [string, string | Uint8Array] => {
    const bytes = folder.read(name);
    return [name, name.startsWith('images/') ? bytes : Buffer.from(bytes).toString('utf8')];
  }),
]);
