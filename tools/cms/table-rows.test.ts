import { fc } from '../../tests/support/fast-check';
import { fromEditorText, toEditorText } from './entry-text';
import { rowsIn, sourceOf, withCell, withColumn, withoutColumn, withRow } from './table-rows';

const table =
  '|Plan |  `a\\|b`|\n| :- | -: |\n| [One](/x/) |\nTwo | **2** \\\\\\|\n| *3*<br />4 |  |';
const rows = rowsIn(table) ?? [];
const lines = table.split('\n');

test('a table is shown as it is written, without escapes of bars', () => {
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Plan', '`a|b`'],
    [':--', '--:'],
    ['[One](/x/)', ''],
    ['Two', '**2** \\\\|'],
    ['*3*\n4', ''],
  ]);
});

test.each([
  ['nothing', rows, table],
  [
    'a cell',
    withCell(rows, 2, 1, 'a | b\\|\nc'),
    table.replace(lines[2] ?? '', '| [One](/x/) | a \\| b\\|<br />c |'),
  ],
  [
    'a cell beside an escaped bar',
    withCell(rows, 3, 0, 'Zwei'),
    table.replace(lines[3] ?? '', '| Zwei | **2** \\\\\\| |'),
  ],
  ['an alignment', withCell(rows, 1, 0, ':-:'), table.replace(lines[1] ?? '', '| :-: | --: |')],
  ['a row', withRow(rows, 2), table.replace('\nTwo', '\n|  |  |\nTwo')],
  [
    'a column',
    withColumn(withoutColumn(rows, 1), 0),
    '| Plan |  |\n| :-- | --- |\n| [One](/x/) |  |\n| Two |  |\n| *3*<br />4 |  |',
  ],
] as const)('an edit of %s changes its lines alone', (_what, edited, expected) => {
  // prettier-ignore
  expect(sourceOf(edited)).toBe(expected);
});

test('what is written in a cell is read again', () => {
  const cell = fc.array(fc.constantFrom('|', '\\', 'a', ' ', '`', '<b>', '{', '*', '\n', '- '));
  fc.assert(
    fc.property(cell, (parts) => {
      const text = parts.join('');
      const [, , row] = rowsIn(sourceOf(withCell(rows, 2, 0, text))) ?? [];
      expect(sourceOf([{ cells: row?.cells ?? [] }])).toBe(sourceOf([{ cells: [text, ''] }]));
    }),
  );
});

test.each([
  ['a row with more cells than columns', '| a |\n| - |\n| 1 | 2 |'],
  ['a table in a quotation', '> | a |\n> | - |\n> | 1 |'],
  ['a paragraph', 'One\n\nTwo'],
])('%s is no grid', (_what, source) => {
  expect(rowsIn(source)).toBeUndefined();
});

test('a table of a text has a grid, and keeps its bytes', () => {
  const body = `First.\n\n${table}\n\nLast.`;
  const shown = toEditorText(body);
  expect(shown).toMatch(/\n\n<Table \S+ \/>\n\n/);
  expect(fromEditorText(shown.replace('First', '1st'), body)).toBe(body.replace('First', '1st'));
});
