import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHostFiles } from '../hosting/write/host-files';
import { wordsOf } from './limit/words';
import { makeLimitPage } from './limit-page';

/** A folder with the limit page and the few files that it needs. */
export type LimitFolder = { folder: string; remove: () => void };

/**
 * Writes the limit page of a built site into a temporary folder.
 * @throws if the limit page would not have exactly the words of the site's home page
 */
export function writeLimitFolder(builtFolder: string): LimitFolder {
  const home = readFileSync(path.join(builtFolder, 'index.html'), 'utf8');
  const page = makeLimitPage(home);
  if (wordsOf(page.html).join(' ') !== wordsOf(home).join(' ')) {
    throw new Error(
      'The limit page has other words than home; see packages/bench/limit/hand-written.ts.',
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-limit-'));
  for (const file of [...page.files, '/robots.txt']) {
    const source = path.join(builtFolder, file);
    if (!existsSync(source)) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(source, path.join(folder, file));
  }
  writeFileSync(path.join(folder, 'index.html'), page.html);
  // The site's own headers and cache times, with the hashes of this page.
  writeHostFiles(folder, new Map(), false);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
