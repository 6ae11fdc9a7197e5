import { rmSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../files-under';
import { build } from '../../build/gatsby';
import { copySources } from '../../build/copy-sources';
import { differences, manifestOf } from './manifest';
import { fail, onStop } from '../../kit/stop';

/** Builds the sources in a folder from scratch, and returns the checksums of the result. */
async function buildAnew(folder: string) {
  const site = path.join(folder, 'public');
  for (const left of [site, path.join(folder, '.cache')]) {
    rmSync(left, { recursive: true, force: true });
  }
  await build(folder);
  return manifestOf(site, filesUnder(site));
}

/**
 * Builds a copy of the sources twice, from scratch, and reports every file that differs. None may.
 * The folder is the same, because webpack numbers one of Gatsby's modules by its path.
 */
async function main(): Promise<void> {
  const copy = copySources();
  onStop(copy.remove);
  console.log('Building for the first time.');
  const first = await buildAnew(copy.folder);
  console.log('Building for the second time.');
  const second = await buildAnew(copy.folder);
  copy.remove();
  const found = differences(first, second);
  for (const difference of found) console.log(difference);
  console.log(`\n${first.size} files, of which ${found.length} differ.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

main().catch(fail);
