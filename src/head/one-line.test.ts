import { oneLine } from './one-line';

test.each([
  ['Three things:\na list\n\nAnd more. ', 'Three things: a list And more.'],
  ['after 3\u{a0}months', 'after 3 months'],
  [null, ''],
])('%j becomes %j', (excerpt, line) => {
  expect(oneLine(excerpt)).toBe(line);
});
