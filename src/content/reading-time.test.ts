import { readingMinutes } from './reading-time';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  [0, 1],
  [238, 1],
  [476, 2],
  [900, 4],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes(words(count), 'en')).toBe(minutes);
});

test('signs are not words', () => {
  expect(readingMinutes(`${words(238)} – … ! ?`, 'en')).toBe(1);
});

test('a language without spaces has words, too', () => {
  expect(readingMinutes('私は本を読みます。'.repeat(200), 'ja')).toBeGreaterThan(1);
});
