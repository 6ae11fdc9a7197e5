import { openingOf } from './opening';

const sentence = 'Ask an old friend to imitate you on the phone, and four words will do it.';

test.each([
  [
    'between two words',
    `${sentence} Ask yourself to be you on paper, and out comes a brochure.`,
    `${sentence} Ask yourself to be you on paper, and out…`,
  ],
  [
    'without the sign before the cut',
    `${sentence} Ask yourself to be you, on paper: now, brochure prose.`,
    `${sentence} Ask yourself to be you, on paper: now…`,
  ],
  [
    'even where it is short',
    sentence,
    'Ask an old friend to imitate you on the phone, and four words will do it…',
  ],
  ['to nothing, if there is none', '', ''],
])('an opening is cut %s', (_how, text, opening) => {
  expect(openingOf(text, 'en')).toBe(opening);
});

test('an opening in a language without spaces is cut between two words', () => {
  expect(openingOf('私たちは毎日手紙を書きます。'.repeat(20), 'ja')).toMatch(/^私たち.{80,115}…$/u);
});
