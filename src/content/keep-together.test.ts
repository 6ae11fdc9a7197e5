import { keepAllNumbers, keepNumbers } from './keep-numbers';

test.each([
  ['a minimum of 3 months', 'a minimum of 3\u{a0}months'],
  ['in 24 to 48 hours', 'in 24\u{a0}to 48\u{a0}hours'],
  ['in 2025, 30 of us', 'in 2025, 30\u{a0}of us'],
  ['1 + 1, and no figure', '1 + 1, and no figure'],
])('a figure stays with its word: %s', (text, kept) => {
  expect(keepNumbers(text)).toBe(kept);
});

test('texts in lists and groups are treated, and nothing else changes', () => {
  expect(keepAllNumbers({ list: ['3 days', 4], on: true, none: null })).toEqual({
    list: ['3\u{a0}days', 4],
    on: true,
    none: null,
  });
});
