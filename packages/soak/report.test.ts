import { healthy } from './faults';
import type { Finding } from './judge';
import { reportOf } from './report';

const finding = (changes: Partial<Finding> = {}): Finding => ({
  ...{ email: 'soak-0@example.com', form: 'contact', press: 'click', fault: healthy, typed: {} },
  ...{ shown: 'sent', posts: 1, delivered: 1, resent: 0, disagreements: [] },
  ...changes,
});
const slow = { name: 'slow', steps: [] };
const cells = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);

test('each fault has a row, and so does the total', () => {
  const findings = [
    finding(),
    finding({ shown: 'unknown', delivered: 2, resent: 1 }),
    finding({ fault: slow, shown: 'not sent', delivered: 0 }),
  ];
  const { text, agrees } = reportOf(findings, 0);
  expect(agrees).toBe(true);
  expect(cells(text, 'healthy')).toEqual(['healthy', '2', '1', '0', '1', '3', '1', '0']);
  expect(cells(text, 'slow')).toEqual(['slow', '1', '0', '1', '0', '0', '0', '0']);
  expect(cells(text, 'all')).toEqual(['all', '3', '1', '1', '1', '3', '1', '0']);
});

test('a single disagreement is counted, described and enough to fail', () => {
  const lost = finding({ delivered: 0, disagreements: ['lost'], fault: slow, press: 'enter' });
  const { text, agrees } = reportOf([finding(), lost], 0);
  expect(agrees).toBe(false);
  expect(text).toMatch(/^lost +1 /m);
  expect(text).toMatch(/^silent +0 /m);
  expect(text).toContain('lost: contact of soak-0@example.com by enter, "slow": shown sent');
});

test('a delivered message without a submission fails too', () => {
  expect(reportOf([finding()], 1).agrees).toBe(false);
});
