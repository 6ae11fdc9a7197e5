import { judgeSkips } from './skips';

const outcome = { passed: 3, failed: 1, skipped: 2, output: 'What Jest printed' };
const names = ['Caddy is not installed; apt-get install caddy', 'a test for another system'];
const list = [{ test: 'a test for another system', reason: 'it needs macOS' }];

let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(() => jest.restoreAllMocks());

test('outside CI skipped tests are listed and do not fail', () => {
  expect(judgeSkips(outcome, names, { ci: false, list })).toEqual(outcome);
  expect(said).toEqual([
    '  skipped: Caddy is not installed; apt-get install caddy',
    '  skipped: a test for another system (accepted: it needs macOS)',
  ]);
});

test('under CI a skipped test counts as failed, and is listed with the remedy', () => {
  const { output, ...count } = judgeSkips(outcome, names, { ci: true, list });
  expect(count).toEqual({ passed: 3, failed: 2, skipped: 1 });
  expect(output).toContain('skipped: Caddy is not installed; apt-get install caddy\n');
  expect(output).toContain('tests/stages/accepted-skips.ts');
  expect(output).toContain('What Jest printed');
});

test('under CI a test of the list may be skipped', () => {
  const one = { ...outcome, skipped: 1 };
  expect(judgeSkips(one, ['a test for another system'], { ci: true, list })).toEqual(one);
});

test('under CI a skipped test without a name counts as failed, too', () => {
  expect(judgeSkips(outcome, [], { ci: true, list })).toMatchObject({ failed: 3, skipped: 0 });
});
