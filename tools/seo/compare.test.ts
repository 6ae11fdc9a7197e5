import {
  compare,
  describeComparison,
  describeFindings,
  growthRule,
  parseResult,
  type Result,
} from './compare';
import { type Finding } from './rule';

const link = (subject: string, message: string, page?: string): Finding => ({
  level: 'error',
  rule: 'link',
  why: 'Visitors get lost.',
  see: 'https://a.example/',
  message,
  places: [{ page, subject }],
});
const sizes = { subject: 'content/images/a.jpg', unit: 'bytes' } as const;
const score = { page: '/', subject: 'Lighthouse performance', unit: 'points' } as const;
const before: Result = {
  date: '2026-11-20T08:00:00.000Z',
  findings: [link('/a/', '/a/ is wrong.'), link('/b/', '/b/ is wrong.')],
  measures: [
    { ...sizes, value: 1000 },
    { ...score, value: 99 },
  ],
};

test('two reviews are compared by the rule, the page and the subject of a finding, whatever its message says', () => {
  const findings = [link('/b/', 'There is no /b/.'), link('/c/', '/c/ is wrong.')];
  const comparison = compare(before, findings);
  expect(comparison).toMatchObject({
    added: [{ places: [{ subject: '/c/' }] }],
    mended: [{ places: [{ subject: '/a/' }] }],
    left: [{ places: [{ subject: '/b/' }] }],
  });
  expect(describeComparison(comparison).split('\n')).toEqual([
    'Since 2026-11-20: 1 new, 1 mended, 1 left.',
    '',
    '- New error on the whole site: /c/ is wrong.',
    '- Mended error on the whole site: /a/ is wrong.',
  ]);
});

test.each([
  [1100, 94, []],
  [1101, 94, ['content/images/a.jpg']],
  [1000, 93, ['Lighthouse performance']],
  [900, 100, []],
])('a picture of %i bytes and %i points: worse is %j', (bytes, points, subjects) => {
  const measures = [
    { ...sizes, value: bytes },
    { ...score, value: points },
    { ...sizes, subject: 'content/images/new.jpg', value: 5000 },
  ];
  const faults = growthRule(before, measures).judge();
  expect(faults.map(({ subject }) => subject)).toEqual(subjects);
});

test('what is wrong with a page is said of the page, and the rest of the whole site', () => {
  const findings = [link('/a/', 'A.', '/'), link('/b/', 'B.')];
  expect(describeFindings('', findings)).toEqual([
    '- error on /: A.',
    '- error on the whole site: B.',
  ]);
});

test('a place that is new is named, and one that is left is not', () => {
  const [both = link('/a/', '')] = before.findings;
  const place = { page: '/about/', subject: '/a/' };
  const { added, left } = compare(before, [{ ...both, places: [...both.places, place] }]);
  expect(added).toMatchObject([{ places: [place] }]);
  expect(left).toMatchObject([{ places: both.places }]);
});

test('what an earlier version wrote in another way is left out', () => {
  const findings = [...before.findings, { level: 'error', rule: 'link', page: '/', message: '' }];
  expect(parseResult(JSON.stringify({ ...before, findings }))).toEqual(before);
});
