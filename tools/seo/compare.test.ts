import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { compare, describeComparison, parseResult, type Result } from './compare';
import type { Finding } from './finding';
import { readBuiltSite } from './read-built-site';

function smallSite() {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'content/site.json': '{"brand":"A","address":"https://a.example","language":"en"}',
    'public/index.html': '<html lang="en"><body></body></html>',
  });
  return readBuiltSite(folder);
}

const link = (subject: string, message: string): Finding => ({
  level: 'error',
  rule: 'link',
  page: '/',
  subject,
  message,
});
const sizes = { page: '/', subject: 'content/images/a.jpg', unit: 'bytes' } as const;
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
  const comparison = compare(before, { ...before, findings }, smallSite());
  expect(comparison).toMatchObject({
    added: [{ subject: '/c/' }],
    mended: [{ subject: '/a/' }],
    left: [{ subject: '/b/' }],
  });
  expect(describeComparison(comparison).split('\n')).toEqual([
    'Since 2026-11-20: 1 new, 1 mended, 1 left.',
    '',
    '- New error on /: /c/ is wrong.',
    '- Mended error on /: /a/ is wrong.',
  ]);
});

test.each([
  [1100, 94, []],
  [1101, 94, ['growth']],
  [1000, 93, ['lighthouse']],
  [900, 100, []],
])('a picture of %i bytes and %i points: %j', (bytes, points, rules) => {
  const measures = [
    { ...sizes, value: bytes },
    { ...score, value: points },
    { ...sizes, subject: 'content/images/new.jpg', value: 5000 },
  ];
  const { added } = compare(before, { ...before, measures }, smallSite());
  expect(added.map(({ rule }) => rule)).toEqual(rules);
});

test('a finding of a rule that is gone is left out', () => {
  const findings = [...before.findings, { ...link('/', ''), rule: 'gone' }];
  expect(parseResult(JSON.stringify({ ...before, findings }))).toEqual(before);
});
