import { keepsMeaning } from './keeps-meaning';

const tokens = { brand: 'Acme' };
const text = '---\nquestion: Why?\norder: 1\n---\n\nYes, linkedin. {/* ask Jo */}\n';

const edit = (from: string, to: string) => {
  const at = text.indexOf(from);
  return { from: at, to: at + from.length, text: to };
};

test.each([
  ['a word that is spelled right', 'linkedin', 'LinkedIn', true],
  ['a curly quote', 'Yes', '“Yes”', true],
  ['a field that says the same', 'order: 1', 'order: 2', true],
  ['a note that would be published', '{/* ask Jo */}', 'ask Jo', false],
  ['a note that swallows words', 'linkedin.', '{/* linkedin. */}', false],
  ['a field that loses its words', 'question: Why?', 'question: # Why?', false],
])('%s', (_name, from, to, expected) => {
  expect(keepsMeaning('faq/why.mdx', text, [edit(from, to)], tokens)).toBe(expected);
});
