import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check';
import { editsByFile } from '../fix';
import { fixedText } from '../keeps-meaning';
import { readTokens } from '../read-site';

/** One fix may uncover the next: a text in quotes can be read, and then be too long. */
const mostRounds = 8;

/** What was fixed: how many places in which files, and the files where a fix would change the words. */
export type Fixed = { counts: ReadonlyMap<string, number>; refused: ReadonlySet<string> };

/** Fixes what keeps the meaning, and writes the files. */
export function fixContent(folder: string): Fixed {
  const counts = new Map<string, number>();
  const refused = new Set<string>();
  for (let round = 0; round < mostRounds; round += 1) {
    const tokens = readTokens(folder);
    let changed = false;
    for (const [file, edits] of editsByFile(checkContent(folder))) {
      if (refused.has(file)) continue;
      const path = join(folder, file);
      const written = readFileSync(path, 'utf8');
      const fixed = fixedText(file, written.replace(/^\uFEFF/, ''), edits, tokens);
      if (fixed === null) refused.add(file);
      if (fixed === null || fixed === written) continue;
      writeFileSync(path, fixed);
      counts.set(file, (counts.get(file) ?? 0) + edits.length);
      changed = true;
    }
    if (!changed) break;
  }
  return { counts, refused };
}
