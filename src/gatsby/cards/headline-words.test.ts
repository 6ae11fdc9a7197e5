import { headlineWords } from './headline-words';

/** Returns one word a line, accents in capitals. */
const shown = (headline: string) =>
  headlineWords(headline).map((runs) =>
    runs.map(({ text, accent }) => (accent ? text.toUpperCase() : text)).join('|'),
  );

test.each([
  ['Our *Story*', ['Our', 'STORY']],
  ['It should sound like *you*.', ['It', 'should', 'sound', 'like', 'YOU|.']],
  ['Your threads in, *one line* out', ['Your', 'threads', 'in,', 'ONE', 'LINE', 'out']],
  ['4*0*4', ['4|0|4']],
  ['*Now*  then', ['NOW', 'then']],
  ['', []],
])('%s', (headline, words) => {
  expect(shown(headline)).toEqual(words);
});
