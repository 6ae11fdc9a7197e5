import { readingMinutes } from './reading-time';

test.each([
  ['no words', '', 1],
  ['238 words and signs', `${'word '.repeat(238)}– … ! ?`, 1],
  ['900 words', 'word '.repeat(900), 4],
])('%s', (_name, text, minutes) => {
  expect(readingMinutes(text, 'en')).toBe(minutes);
});

test('a language without spaces has words, too', () => {
  expect(readingMinutes('私は本を読みます。'.repeat(200), 'ja')).toBeGreaterThan(1);
});
