import { auditFaults } from './audit';

const url = 'https://github.com/advisories/GHSA-0000';
const report = (severity: string) => ({
  vulnerabilities: {
    a: { via: [{ name: 'a', title: 'Reads too much', url, severity }] },
    b: { via: ['a'] },
  },
});
const accepted = [{ url, reason: 'only read while building', until: '2025-06-30' }];

test.each([
  ['an advisory', report('high'), [], [`a (high): Reads too much. ${url}`]],
  ['a harmless one', report('low'), [], []],
  ['an accepted one', report('high'), accepted, []],
  ['nothing', { vulnerabilities: {} }, [], []],
  [
    'none of the accepted ones',
    { vulnerabilities: {} },
    accepted,
    [`${url} is fixed. Remove it from the list.`],
  ],
])('a report with %s is judged', (_name, found, list, faults) => {
  expect(auditFaults(found, list, '2025-06-01')).toEqual(faults);
});

test('an accepted advisory is reviewed again after its date', () => {
  expect(auditFaults(report('high'), accepted, '2025-07-01')).toEqual([
    `${url} was accepted until 2025-06-30. Review it again.`,
  ]);
});

test('an answer that is not a report does not count as clean', () => {
  expect(auditFaults({ error: { code: 'E405' } }, [], '2025-06-01')).toBeNull();
  expect(auditFaults(null, [], '2025-06-01')).toBeNull();
});
