import { readingSeconds, wordCount } from './reading';

test.each([
  ['', 0],
  ['One word', 2],
  ['It’s a 30-minute call — free.', 5],
  ['“Quoted”, and 6 to 15', 5],
])('%j has %i words', (text, words) => {
  expect(wordCount(text)).toBe(words);
});

test('a text of 238 words takes a minute', () => {
  expect(readingSeconds('word '.repeat(238))).toBe(60);
});
