import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { writeFiles } from '../../../tests/support/write-files';
import type { Problem } from '../../check/problem';
import { withEditorPlace } from './editor-place';

const folder = temporaryFolder();
writeFiles(folder, {
  'values.json': '{ "items": [] }',
  'faq/why.mdx': '---\nquestion: Why?\norder: 1\n---\n\nFor {six} reasons.\n',
});

function placeOf(problem: Partial<Problem>) {
  const { file, entry, label } = withEditorPlace(
    { file: '', line: 1, column: 1, severity: 'error', rule: '', message: '', ...problem },
    folder,
  );
  return [file, entry, label];
}

test.each<[string, Partial<Problem>, string[]]>([
  [
    'a field of a single file',
    { file: 'content/values.json', field: 'items.icon' },
    ['content/values.json', '#/collections/_singletons/entries/Values', 'Items, Icon'],
  ],
  [
    'a place in a text',
    { file: 'content/faq/why.mdx', line: 6, column: 5 },
    ['content/faq/why.mdx', '#/collections/Question/entries/why', '“…For {six} reasons.…”'],
  ],
  [
    'a file that the editor does not open',
    { file: 'static/robots.txt' },
    ['static/robots.txt', '#/', ''],
  ],
])('%s is named as in the editor', (_what, problem, expected) => {
  expect(placeOf(problem)).toEqual(expected);
});
