import { join } from 'node:path';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { writeFiles } from '../../../tests/support/write-files';
import type { LocatedProblem } from '../../check/located-problem';
import { toOverlayProblem } from './to-overlay-problem';

const folder = join(temporaryFolder(), 'content');
writeFiles(folder, {
  'values.json': '{ "items": [] }',
  'faq/why.mdx': '---\nquestion: Why?\norder: 1\n---\n\nFor {six} reasons.\n',
});

function shownFor(problem: Partial<LocatedProblem>) {
  const { entry, editorPlace, keyPath } = toOverlayProblem(
    {
      file: '',
      line: 1,
      column: 1,
      severity: 'error',
      rule: '',
      message: '',
      editorMessage: '',
      ...problem,
    },
    folder,
  );
  return [entry, editorPlace, keyPath];
}

test.each<[string, Partial<LocatedProblem>, string[]]>([
  [
    'a field of a single file',
    { file: 'content/values.json', path: ['items', 0, 'icon'] },
    ['#/collections/_singletons/entries/Values', 'Core values: Items, 1, Icon', 'items.0.icon'],
  ],
  [
    'a field with a title of its own',
    { file: 'content/forms/contact.json', path: ['sent', 'before'] },
    [
      '#/collections/_singletons/entries/ContactForm',
      'Contact form: Sent, On a later visit',
      'sent.before',
    ],
  ],
  [
    'a field of an entry',
    { file: 'content/faq/why.mdx', path: ['question'] },
    ['#/collections/Question/entries/why', 'Question “Why?”: Question', 'question'],
  ],
  [
    'a place in a text',
    { file: 'content/faq/why.mdx', line: 6, column: 5 },
    ['#/collections/Question/entries/why', 'Question “Why?”: “…For {six} reasons.…”', 'body'],
  ],
  [
    'a file that the editor does not open',
    { file: 'static/robots.txt' },
    ['#/', 'static/robots.txt', 'body'],
  ],
])('%s is named as in the editor', (_what, problem, expected) => {
  expect(shownFor(problem)).toEqual(expected);
});
