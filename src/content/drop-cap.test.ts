import { hasDropCap } from './drop-cap';

const opening = 'Five words a line, mostly. '.repeat(10);

test.each([
  ['en-US', true],
  ['de', true],
  ['ar', false],
  ['he', false],
  ['ja', false],
  ['sr', false],
  ['sr-Latn', true],
])('a text in %s begins with a drop cap: %s', (language, has) => {
  expect(hasDropCap(language, opening)).toBe(has);
});

test('a paragraph of one line has no drop cap, which would indent the next', () => {
  expect(hasDropCap('en', 'One line is all there is.')).toBe(false);
});
