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
 * Writes the limit page of home or an article of a built site into a temporary folder, where it has
 * the same address.
 * @throws if the limit page would not have exactly the words of the site's page
 */
export function writeLimitFolder(builtFolder: string, subject = '/'): LimitFolder {
  const file = path.join(subject, 'index.html');
  const built = readFileSync(path.join(builtFolder, file), 'utf8');
  const page = makeLimitPage(built);
  if (wordsOf(page.html).join(' ') !== wordsOf(built).join(' ')) {
    throw new Error(
      `The limit page has other words than ${subject}; see packages/bench/limit/hand-written.ts.`,
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-limit-'));
  for (const asset of [...page.files, '/robots.txt']) {
    const source = path.join(builtFolder, asset);
    if (!existsSync(source)) continue;
    mkdirSync(path.dirname(path.join(folder, asset)), { recursive: true });
    cpSync(source, path.join(folder, asset));
  }
  mkdirSync(path.join(folder, subject), { recursive: true });
  writeFileSync(path.join(folder, file), page.html);
  // The site's own headers and cache times, with the hashes of this page.
  writeHostFiles(folder, new Map(), false);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
