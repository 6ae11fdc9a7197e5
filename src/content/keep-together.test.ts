import { keepEnd, keepTogether } from './keep-together';

test.each([
  ['a minimum of 3 months', 'a minimum of 3\u{a0}months'],
  ['in 24 to 48 hours', 'in 24\u{a0}to 48\u{a0}hours'],
  ['in 2025, 30 of us', 'in 2025, 30\u{a0}of us'],
  ['1 + 1, and no figure', '1 + 1, and no figure'],
])('a figure stays with its word: %s', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});

test('one or two letters before a stop stay with the word before them', () => {
  expect(keepTogether('Your threads in, *one line* out')).toBe(
    'Your threads\u{a0}in, *one line* out',
  );
  expect(keepTogether('whether it did it.')).toBe('whether it did\u{a0}it.');
  expect(keepTogether('In short, no more of it: stop')).toBe('In short, no more of\u{a0}it: stop');
});

test.each([
  ['and believe none of them.', 'and believe none\u{a0}of\u{a0}them.'],
  ['where someone might look you up.', 'where someone might look\u{a0}you\u{a0}up.'],
  ['the words of an experience', 'the words of an experience'],
  ['an uncommonly good one', 'an uncommonly good\u{a0}one'],
  ['Yes.', 'Yes.'],
])('the last line of a paragraph is never a short word alone: %s', (text, kept) => {
  expect(keepEnd(text)).toBe(kept);
});
