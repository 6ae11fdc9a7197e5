import { readContentFile } from '../../reader/content-file';
import { italicWords } from './italic-words';

const variables = { brand: 'Acme' };
const settings = {
  variables,
  today: '2025-06-01',
  timeZone: 'UTC',
  language: 'en',
  siteFields: {},
};
const italicsOf = (file: string, text: string) =>
  italicWords(readContentFile(file, text, settings), variables, 'en').filter((words) => words);

const article = (text: string) => `---\ntitle: Start *Here*\n---\n\n${text}\n`;

test.each([
  ['**One** and *two*, **three** and *four*.', ['two', 'four']],
  ['It is _his_, by {brand} and _{brand}_.', ['his', 'Acme']],
  ['<em>a</em> <i>b</i> <cite>c</cite> <var>d</var> <strong>e</strong>', ['a', 'b', 'c', 'd']],
  ['***Both*** and `*code*`, 2 * 3 * 4.', ['Both']],
  ['**bold**\n\n* an item\n* another *one*', ['one']],
])('the words in italics of %s are found', (text, words) => {
  expect(italicsOf('insights/an-article.mdx', article(text))).toEqual(['Here', ...words]);
});

test('the tagline of a plan is in italics as a whole, of whatever lines it is', () => {
  const plan =
    '---\ntitle: Monthly\ntagline: >-\n  Your voice,\n  month *after* month\n---\n\nText.\n';
  expect(italicsOf('plans/monthly.mdx', plan)).toEqual(['Your voice, month *after* month']);
});
