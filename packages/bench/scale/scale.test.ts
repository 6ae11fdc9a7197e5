import { checkFile } from '../../../packages/content-check/check-file';
import { articles } from './articles';
import { generalPages } from './general-pages';
import { growthTo, judgeScale, scaleTable, type ScaleResult } from './growth';
import { memoryOfTree } from '../../build/process-tree';

test.each([
  ['pages', generalPages, '(/field-note-0001/)'],
  ['articles', articles, '(/insights/reading-note-0001/)'],
])('added %s look like a writer’s, and each is different', (_name, kind, toFirst) => {
  const names = { topics: ['craft', 'voice'], author: 'jo', pictures: ['tangle'] };
  const texts = [1, 2, 9, 10, 3000].map((index): [string, string] => [
    `${kind.folder}/${kind.name(index)}.mdx`,
    kind.page(index, 3000, names),
  ]);
  for (const [file, text] of texts) {
    expect(checkFile(file, text, { brand: 'Throughline' }).problems).toEqual([]);
  }
  expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  expect(kind.page(10, 10, names)).toContain(toFirst);
});

test('the memory of a process includes its whole tree', () => {
  const lines =
    '    1     0   5\n   30    20  30\n   10     1  10\n   20    10  20\n   40     1  40\n';
  expect(memoryOfTree(lines, 10)).toBe(60 * 1024);
});

const bars = { check: 10_000, memory: 2 ** 30, editedAt: 100 };
const size = (pages: number, time: number, rebuild = 1000): ScaleResult => ({
  pages,
  check: 100 * pages,
  clean: { time, memory: 2 ** 30 },
  rebuild: { time: rebuild, memory: 2 ** 30 },
  develop: { start: 9000, seen: 700 },
});

test('growth is the cost of a page between two sizes', () => {
  const results = [size(10, 5000), size(110, 9000)];
  expect(growthTo(results, 0)).toBeNull();
  expect(growthTo(results, 1)).toEqual({ time: 40, memory: 0 });
  expect(scaleTable(results)).toContain(
    '| 110         | 11.0 s        | 9.0 s       | 1024 MiB    | 40 ms       |',
  );
});

test('the largest size decides on the bars', () => {
  const linear = [size(10, 5000), size(60, 7000), size(100, 8600)];
  expect(judgeScale(linear, bars).every((line) => line.endsWith('pass'))).toBe(true);
  const steeper = [size(10, 5000), size(110, 9000), size(210, 19_000, 9000)];
  expect(
    judgeScale(steeper, { ...bars, editedAt: 210 }).map((line) => line.split(': ')[1]),
  ).toEqual(['miss', 'miss', 'miss', 'pass', 'miss']);
  expect(judgeScale([size(10, 5000)], bars)[1]).toContain('not measured');
});
