import { markdownTable } from 'markdown-table';
import type { BuildCost } from '../../build/gatsby';
import { gibibyte, type AddedKind } from './added';
import type { DevelopTimes } from './save-to-seen';

/** The costs of the site with this number of added pages. */
export type ScaleResult = {
  pages: number;
  /** The time of `npm run content`, in milliseconds. */
  check: number;
  clean: BuildCost;
  /** After one edited page. */
  rebuild: BuildCost;
  develop: DevelopTimes;
};

/** The cost of one more page between two sizes: milliseconds and bytes. */
export type Growth = { time: number; memory: number };

/** Returns the cost of a page between the size before and this one; null for the first size. */
export function growthTo(results: readonly ScaleResult[], index: number): Growth | null {
  const [before, after] = [results[index - 1], results[index]];
  if (!before || !after || before.pages === after.pages) return null;
  const pages = after.pages - before.pages;
  return {
    time: (after.clean.time - before.clean.time) / pages,
    memory: (after.clean.memory - before.clean.memory) / pages,
  };
}

const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;
const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;

/** Returns the table of all sizes. */
export function scaleTable(results: readonly ScaleResult[]): string {
  const head = [
    'pages added',
    'content check',
    'clean build',
    'peak memory',
    'time a page',
    'memory a page',
  ];
  return markdownTable([
    [...head, 'one page edited', 'of a clean build', 'develop starts', 'saved → seen'],
    ...results.map(({ pages, check, clean, rebuild, develop }, index) => {
      const growth = growthTo(results, index);
      return [
        String(pages),
        seconds(check),
        seconds(clean.time),
        mebibytes(clean.memory),
        growth ? `${Math.round(growth.time)} ms` : '–',
        growth ? `${Math.round(growth.memory / 1024)} KiB` : '–',
        seconds(rebuild.time),
        `${Math.round((100 * rebuild.time) / clean.time)} %`,
        seconds(develop.start),
        seconds(develop.seen),
      ];
    }),
  ]);
}

/** Returns one sentence for each bar of the requirements. */
export function judgeScale(results: readonly ScaleResult[], bars: AddedKind['bars']): string[] {
  const growths = results.flatMap((_, index) => growthTo(results, index) ?? []);
  const [last, before] = [growths.at(-1), growths.at(-2)];
  const largest = results.at(-1);
  const edited = results.find(({ pages }) => pages === bars.editedAt);
  const say = (bar: string, passes: boolean | undefined) =>
    `${bar}: ${passes === undefined ? 'not measured' : passes ? 'pass' : 'miss'}`;
  return [
    say(`Content checked within ${bars.check / 1000} s`, largest && largest.check <= bars.check),
    say('At most 80 ms a page', last && last.time <= 80),
    // Two builds of one size may differ by a tenth.
    say('Time grows linearly or better', last && before && last.time <= before.time * 1.1),
    say(
      `Peak memory at most ${bars.memory / gibibyte} GiB`,
      largest && largest.clean.memory <= bars.memory,
    ),
    say(
      `One edited page of ${bars.editedAt} rebuilds in at most 25 %`,
      edited && edited.rebuild.time <= 0.25 * edited.clean.time,
    ),
  ];
}
