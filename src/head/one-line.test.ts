import { oneLine } from './one-line';

test.each([
  ['Three things:\na list\n\nAnd more. ', 'Three things: a list And more.'],
  [null, ''],
])('%j becomes %j', (excerpt, line) => {
  expect(oneLine(excerpt)).toBe(line);
});
