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
import { makeLimitPage } from './limit-page';

/** A folder with the limit page and the few files that it needs. */
export type LimitFolder = { folder: string; remove: () => void };

/** Writes the limit page of a built site into a temporary folder. */
export function writeLimitFolder(builtFolder: string): LimitFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-limit-'));
  const page = makeLimitPage(readFileSync(path.join(builtFolder, 'index.html'), 'utf8'));
  for (const file of [...page.files, '/robots.txt']) {
    const source = path.join(builtFolder, file);
    if (!existsSync(source)) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(source, path.join(folder, file));
  }
  writeFileSync(path.join(folder, 'index.html'), page.html);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
