import { articleBars, homeBars, judge } from './bars';
import type { Sample } from './figures';

const bars = (own: Sample[], best: Sample[] = [], page = homeBars) =>
  judge(
    {
      name: 'site',
      samples: own,
      pages: { '/': { scores: [[100, 100, 100, 100]], failedAudits: [], scripts: null } },
    },
    { name: 'limit', samples: best, pages: {} },
    page,
  );
const verdictOf = (figure: string, own: Sample[], best?: Sample[]) =>
  bars(own, best).find((bar) => bar.figure.startsWith(figure))?.verdict;

test('a figure without a measurement is neither passed nor missed', () => {
  const [page, ...others] = bars([]);
  expect(page).toMatchObject({ figure: 'Lighthouse mobile, /', verdict: 'pass' });
  expect(new Set(others.map(({ verdict }) => verdict))).toEqual(new Set(['not measured']));
});

test.each([
  [1200, 'pass'],
  [1210, 'miss'],
])('a first paint of %d ms against 1000 ms is a %s', (fcp, expected) => {
  expect(
    verdictOf(
      'First Contentful Paint, simulated, ratio',
      [{ 'simulated.fcp': fcp }],
      [{ 'simulated.fcp': 1000 }],
    ),
  ).toBe(expected);
});

test('the median decides, so that one slow round fails nothing', () => {
  expect(verdictOf('Intent', [{ ready: 300 }, { ready: 390 }, { ready: 900 }])).toBe('pass');
  expect(verdictOf('Intent', [{ ready: 300 }, { ready: 401 }, { ready: 900 }])).toBe('miss');
});

test('the worst round decides on what must never happen', () => {
  expect(
    verdictOf('Presses lost', [{ pressesLost: 0 }, { pressesLost: 1 }, { pressesLost: 0 }]),
  ).toBe('miss');
  expect(verdictOf('Cumulative Layout Shift, applied', [{ 'applied.cls': 0.004 }])).toBe('pass');
});

test('bytes are compared exactly, milliseconds after rounding', () => {
  expect(verdictOf('First view', [{ 'bytes.total': 80 * 1024 }])).toBe('pass');
  expect(verdictOf('First view', [{ 'bytes.total': 80 * 1024 + 1 }])).toBe('miss');
  expect(verdictOf('Total Blocking Time, applied', [{ 'applied.tbt': 0.3 }])).toBe('pass');
});

test('an article has bars of its own', () => {
  const own = [{ 'applied.lcp': 1150, 'bytes.total': 86 * 1024, html: 12 * 1024 }];
  const judged = bars(own, [{ 'applied.lcp': 1000 }], articleBars);
  expect(judged.map(({ figure, verdict }) => `${figure}: ${verdict}`)).toEqual([
    'Lighthouse mobile, /: pass',
    'Cumulative Layout Shift, simulated, worst round: not measured',
    'Largest Contentful Paint, applied, ratio to the limit: pass',
    'Cumulative Layout Shift, applied, worst round: not measured',
    'First view, all: miss',
    'Script files run before intent: not measured',
    'HTML, brotli: pass',
  ]);
});
