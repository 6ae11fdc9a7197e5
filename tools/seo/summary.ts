import type { Level } from './checks/check';
import { placeName } from './model/content';
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

/** What was found, for the terminal: four lines each, and a line that counts them. */
export function summaryOf(threads: readonly LooseThread[]): string {
  const number = (level: Level) => threads.filter((thread) => thread.level === level).length;
  const counts = `${number('must')} to mend, ${number('should')} warnings, ${number('advice')} for the writer to weigh`;
  return [...threads.map(linesOf), counts].join('\n\n');
}
