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
  const { entry, label } = toOverlayProblem(
    { file: '', line: 1, column: 1, severity: 'error', rule: '', message: '', ...problem },
    folder,
  );
  return [entry, label];
}

test.each<[string, Partial<LocatedProblem>, string[]]>([
  [
    'a field of a single file',
    { file: 'content/values.json', field: 'items.icon' },
    ['#/collections/_singletons/entries/Values', 'Items, Icon'],
  ],
  [
    'a field with a title of its own',
    { file: 'content/forms/contact.json', field: 'sent.before' },
    ['#/collections/_singletons/entries/ContactForm', 'Sent, On a later visit'],
  ],
  [
    'a field in a list of groups',
    { file: 'content/layout.json', field: 'navigation.items.href' },
    ['#/collections/_singletons/entries/Layout', 'Navigation, Items, Leads to'],
  ],
  [
    'a place in a text',
    { file: 'content/faq/why.mdx', line: 6, column: 5 },
    ['#/collections/Question/entries/why', '“…For {six} reasons.…”'],
  ],
  ['a file that the editor does not open', { file: 'static/robots.txt' }, ['#/', '']],
])('%s is named as in the editor', (_what, problem, expected) => {
  expect(shownFor(problem)).toEqual(expected);
});
