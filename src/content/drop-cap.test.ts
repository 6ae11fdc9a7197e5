import { hasDropCap } from './drop-cap';

test.each([
  ['en-US', true],
  ['de', true],
  ['ar', false],
  ['he', false],
  ['ja', false],
  ['sr', false],
  ['sr-Latn', true],
])('a text in %s begins with a drop cap: %s', (language, has) => {
  expect(hasDropCap(language)).toBe(has);
});
