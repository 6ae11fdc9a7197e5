import { keepEnd, keepTogether } from './keep-together';

test.each([
  ['a minimum of 3 months', 'a minimum of 3~months'],
  ['in 24 to 48 hours', 'in 24~to 48~hours'],
  ['1 + 1, and no figure', '1 + 1, and no figure'],
  ['Your threads in, *one line* out', 'Your threads~in, *one line* out'],
  ['the same to “So, what do you do?”', 'the same to “So,~what do you~do?”'],
  ['We listen first. Then we write.', 'We listen first. Then~we~write.'],
  ['In short, no more of it: stop', 'In short, no more of~it: stop'],
])(
  'a figure stays with its word, and a short word before a stop with the last: %s',
  (text, kept) => {
    expect(keepTogether(text)).toBe(kept.replaceAll('~', '\u{a0}'));
  },
);

test.each([
  ['and believe none of them.', 'and believe none~of~them.'],
  ['the words of an experience', 'the words of an experience'],
  ['an uncommonly good one', 'an uncommonly good~one'],
  ['Yes.', 'Yes.'],
])('the last line of a paragraph is never a short word alone: %s', (text, kept) => {
  expect(keepEnd(text)).toBe(kept.replaceAll('~', '\u{a0}'));
});
