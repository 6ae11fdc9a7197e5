import { figureTable, pageTable, show } from './table';

test.each([
  [1536, 'bytes', '1.5 KB'],
  [12.6, 'ms', '13 ms'],
  [0.0134, 'shift', '0.013'],
  [97.5, 'score', '97.5'],
  [undefined, 'ms', '–'],
] as const)('%s %s is shown as %s', (value, unit, text) => {
  expect(show(value, unit)).toBe(text);
});

const site = {
  name: 'site',
  samples: [{ 'simulated.fcp': 900 }, { 'simulated.fcp': 1100 }, { requests: 4 }],
  pages: {
    '/': {
      scores: [
        [90, 100, 100, 100],
        [100, 100, 100, 100],
      ],
      failedAudits: ['list'],
      scripts: 2048,
    },
  },
};
const limit = { name: 'limit', samples: [{ 'simulated.fcp': 800 }], pages: {} };

test('medians are in one row, each with its ratio to the limit', () => {
  const rows = figureTable([site, limit]).split('\n');
  expect(rows).toHaveLength(4);
  expect(rows[2]).toMatch(/First Contentful Paint, simulated +\| 1000 ms \(1\.25×\) \| 800 ms/);
  expect(rows[3]).toMatch(/Requests of the first view +\| 4 +\| – +\|/);
});

test('pages show their median scores', () => {
  expect(pageTable(site)).toMatch(/\| \/ +\| 95 +\| 100 +\| 100 +\| 100 \| list +\| 2\.0 KB/);
});
