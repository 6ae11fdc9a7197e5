import path from 'node:path';
import { filesUnder } from '../hosting/files-under';
import { build } from './bench/scale/gatsby';
import { copySources } from './bench/scale/copy-sources';
import { differences, manifestOf } from './release/manifest';
import { mayDiffer } from './release/may-differ';
import { fail, onStop } from './stop';

/** Builds one copy of the sources in a folder of its own, and sums up what came of it. */
async function buildCopy(name: string) {
  const copy = copySources();
  onStop(copy.remove);
  console.log(`Building the ${name} copy.`);
  await build(copy.folder);
  const site = path.join(copy.folder, 'public');
  const manifest = manifestOf(site, filesUnder(site));
  copy.remove();
  return manifest;
}

/** Builds the sources twice, in two folders, and tells every file that differs. */
async function main(): Promise<void> {
  const first = await buildCopy('first');
  const second = await buildCopy('second');
  const found = differences(first, second);
  for (const { file, text } of found) {
    console.log(`${text}${mayDiffer(file) ? `, as it may: ${mayDiffer(file) ?? ''}` : ''}`);
  }
  const unlisted = found.filter(({ file }) => !mayDiffer(file));
  console.log(
    `\n${first.size} files; ${found.length} differ, ${unlisted.length} of them though they should not.`,
  );
  process.exitCode = unlisted.length > 0 ? 1 : 0;
}

main().catch(fail);
