import type { Edit, Problem } from './problem';

/** Applies edits from the last to the first; of two that overlap, the first in the text stands. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.from - b.from || b.to - a.to);
  let end = -1;
  const apart = sorted.filter((edit) => {
    if (edit.from < end || (edit.from === end && edit.from === edit.to)) return false;
    end = Math.max(edit.to, edit.from);
    return true;
  });
  return apart.reduceRight(
    (result, { from, to, text: by }) => result.slice(0, from) + by + result.slice(to),
    text,
  );
}

/** The safe edits among problems, by file. */
export function editsByFile(problems: readonly Problem[]): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const { file, fix } of problems) {
    if (fix) edits.set(file, [...(edits.get(file) ?? []), fix]);
  }
  return edits;
}
