import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/content/check';
import { applyEdits, editsByFile } from '../../src/content/fix';
import { keepsMeaning } from '../../src/content/keeps-meaning';
import { readTokens } from '../../src/content/read-site';

/** One fix may uncover the next: a text in quotes can be read, and then be too long. */
const mostRounds = 8;

/** What was fixed: how many places in which files, and the files where a fix would change the words. */
export type Fixed = { counts: ReadonlyMap<string, number>; refused: ReadonlySet<string> };

/** Fixes what keeps the meaning, and writes the files. */
export function fixContent(folder: string): Fixed {
  const counts = new Map<string, number>();
  const refused = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    let changed = false;
    for (const [file, edits] of editsByFile(checkContent(folder))) {
      if (refused.has(file)) continue;
      const path = join(folder, file);
      const written = readFileSync(path, 'utf8');
      const before = written.replace(/^\uFEFF/, '');
      const after = applyEdits(before, edits);
      if (after === written) continue;
      if (!keepsMeaning(file, before, edits, readTokens(folder))) {
        refused.add(file);
        continue;
      }
      writeFileSync(path, after);
      counts.set(file, (counts.get(file) ?? 0) + edits.length);
      changed = true;
    }
    if (!changed) break;
  }
  return { counts, refused };
}
