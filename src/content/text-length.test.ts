import { hasDropCap, openingOf, readingMinutes } from './text-length';

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

test.each([
  ['en-US', true],
  ['sr-Latn', true],
  ['sr', false],
  ['ar', false],
])('a text in %s begins with a drop cap: %s; one line never does', (language, has) => {
  expect(hasDropCap(language, 'Five words a line, mostly. '.repeat(10))).toBe(has);
  expect(hasDropCap(language, 'One line is all there is.')).toBe(false);
});

const sentence = 'Ask an old friend to imitate you on the phone, and four words will do it';

test.each([
  [
    'between two words',
    'to be you on paper, and out comes a brochure.',
    'to be you on paper, and out…',
  ],
  [
    'without the sign before the cut',
    'to be you, on paper: now, brochure.',
    'to be you, on paper: now…',
  ],
])('an opening is cut %s', (_how, rest, cut) => {
  const start = `${sentence}. Ask yourself `;
  expect(openingOf(start + rest, 'en')).toBe(start + cut);
});

test('an opening has dots even where it is short, and no text has none', () => {
  expect(openingOf(`${sentence}.`, 'en')).toBe(`${sentence}…`);
  expect(openingOf('', 'en')).toBe('');
});

test('an opening in a language without spaces is cut between two words', () => {
  expect(openingOf('私たちは毎日手紙を書きます。'.repeat(20), 'ja')).toMatch(/^私たち.{80,115}…$/u);
});
