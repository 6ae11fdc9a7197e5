import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/content/check';
import { applyEdits, editsByFile } from '../../src/content/fix';

/** One repair may uncover the next: a text in quotes can be read, and then be too long. */
const mostRounds = 8;

/** Mends what is safe to mend, and tells how much in which file. */
export function fixContent(folder: string): { file: string; count: number }[] {
  const counts = new Map<string, number>();
  for (let round = 0; round < mostRounds; round += 1) {
    const edits = editsByFile(checkContent(folder));
    let changed = false;
    for (const [file, own] of edits) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = applyEdits(before.replace(/^\uFEFF/, ''), own);
      if (after === before) continue;
      writeFileSync(path, after);
      counts.set(file, (counts.get(file) ?? 0) + own.length);
      changed = true;
    }
    if (!changed) break;
  }
  return [...counts].map(([file, count]) => ({ file, count }));
}
