import type { Level } from './checks/check';
import { placeName } from './model/content';
import { counted, levelCounts } from './report/format';
import type { LooseThread } from './report/loose-threads';

const names: Readonly<Record<Level, string>> = {
  must: 'FAULT',
  should: 'warning',
  advice: 'advice',
};

const pagesOf = (pages: readonly string[]) => (pages.length === 0 ? 'the site' : pages.join(' '));

const linesOf = ({ level, id, what, fix, place, pages }: LooseThread) =>
  [
    `${names[level]}  ${id}  ${pagesOf(pages)}`,
    `  ${what}`,
    `  → ${fix}`,
    `  ${placeName(place)}`,
  ].join('\n');

/** Formats the findings for the terminal: four lines each, and a line with the counts. */
export function summaryOf(threads: readonly LooseThread[]): string {
  const { must, should, advice } = levelCounts(threads);
  const counts = [counted(must, 'fault'), counted(should, 'warning'), counted(advice, 'hint')];
  return [...threads.map(linesOf), counts.join(', ')].join('\n\n');
}
