import { arialWidth, cutToWidth } from './arial';

test.each([
  // Measured in Chromium without kerning, which takes less than a pixel from a title.
  ['Throughline: Personal Brand Storytelling and Content', 20, 474],
  ['Hamburgefonstiv', 20, 151],
  ['W', 2048, 1933],
  ['—', 20, 20],
  ['Þ€', 2048, 1366 + 1139],
  ['日本', 20, 40],
])('%s is as wide in Arial of %i px as in a browser', (text, size, width) => {
  expect(Math.round(arialWidth(text, size))).toBe(width);
});

test('what fits stays whole', () => {
  expect(cutToWidth('Short and good', 20, 600)).toBe('Short and good');
});

test('what does not fit ends after a whole word, without its comma', () => {
  const cut = cutToWidth('One, two, three, four, five', 20, 130);
  expect(cut).toBe('One, two\u00a0…');
  expect(arialWidth(cut, 20)).toBeLessThanOrEqual(130);
});

test('a single word that does not fit stays whole', () => {
  expect(cutToWidth('Incomprehensibilities', 20, 50)).toBe('Incomprehensibilities\u00a0…');
});
