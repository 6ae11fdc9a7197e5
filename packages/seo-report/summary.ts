import type { Level } from './checks/check';
import { placeName } from './model/content';
import { counted } from './report/format';
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
  const number = (level: Level) => threads.filter((thread) => thread.level === level).length;
  const counts = [
    counted(number('must'), 'fault'),
    counted(number('should'), 'warning'),
    counted(number('advice'), 'hint'),
  ].join(', ');
  return [...threads.map(linesOf), counts].join('\n\n');
}
