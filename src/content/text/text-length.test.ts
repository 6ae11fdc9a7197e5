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

const plain = (words: string) => ({ words, isEmphasized: false });
const emphasized = (words: string) => ({ words, isEmphasized: true });

const first = 'Ask an old friend to imitate you on the phone, and four words will do it.';

test.each([
  ['of its first sentence', `${first} Ask yourself to be you on paper, and out comes a brochure.`],
  ['of all that fits', first],
])('an opening consists %s', (_what, text) => {
  expect(openingOf([plain(text)], 'en')).toEqual([plain(first)]);
});

test('an opening ends with a sentence and keeps its italics, even if they go on', () => {
  const text = [plain('The first one taps. '), emphasized(`It is early. ${first} ${first}`)];
  expect(openingOf(text, 'en')).toEqual([
    plain('The first one taps. '),
    emphasized(`It is early. ${first}`),
  ]);
});

test('a first sentence that is long is kept as a whole, and no text has no opening', () => {
  const long = `${first.slice(0, -1)}, and ${first}`;
  expect(openingOf([plain(`${long} Short.`)], 'en')).toEqual([plain(long)]);
  expect(openingOf([], 'en')).toEqual([]);
});

test('an opening in a language without spaces ends with a sentence', () => {
  const [opening] = openingOf([plain('私たちは毎日手紙を書きます。'.repeat(20))], 'ja');
  expect(opening?.words).toMatch(/^(私たちは毎日手紙を書きます。){8}$/u);
});
