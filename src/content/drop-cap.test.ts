import { hasDropCap } from './drop-cap';

test.each([
  ['en-US', true],
  ['sr-Latn', true],
  ['sr', false],
  ['ar', false],
])('a text in %s begins with a drop cap: %s; one line never does', (language, has) => {
  expect(hasDropCap(language, 'Five words a line, mostly. '.repeat(10))).toBe(has);
  expect(hasDropCap(language, 'One line is all there is.')).toBe(false);
});
