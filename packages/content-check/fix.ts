import type { Edit, Problem } from './problem';

/** Returns the edits in order. Of two that overlap, the first in the text is kept. */
export function apartEdits(edits: readonly Edit[]): Edit[] {
  const sorted = [...edits].sort((a, b) => a.from - b.from || b.to - a.to);
  let end = -1;
  return sorted.filter((edit) => {
    if (edit.from < end || (edit.from === end && edit.from === edit.to)) return false;
    end = Math.max(edit.to, edit.from);
    return true;
  });
}

/** Applies edits to a text. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  apartEdits(edits).reduceRight(
    (result, { from, to, text: by }) => result.slice(0, from) + by + result.slice(to),
    text,
  );

/** Collects the edits of problems, by file. */
export function editsByFile(problems: readonly Problem[]): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const { file, fix } of problems) {
    if (fix) edits.set(file, [...(edits.get(file) ?? []), fix]);
  }
  return edits;
}
