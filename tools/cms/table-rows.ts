import { parseMarkdown } from '../../src/reader/markdown/parse-text';
import { endOf, startOf, type MdxNode } from '../../src/reader/markdown/tree';

/** A row of a table in Markdown. The second row has the alignments of the columns. */
export type Row = {
  cells: readonly string[];
  /** The row in the file; undefined: it was edited. */
  line?: string | undefined;
};

/** What the second row has for each alignment. */
export const alignments = { '---': 'Default', ':--': 'Left', ':-:': 'Center', '--:': 'Right' };

const alignmentMarks = { left: ':--', center: ':-:', right: '--:' };

const lineBreak = '<br />';

/** Returns the Markdown of a cell as the writer sees it. */
const shown = (cell: string) => cell.replaceAll('\\|', '|').replaceAll(lineBreak, '\n');

/** Returns the Markdown of a cell: a bar is escaped, unless it is already. */
const written = (cell: string) =>
  cell
    .trim()
    .replaceAll(/(?<!\\)((?:\\\\)*)\|/g, String.raw`$1\|`)
    .replaceAll('\n', lineBreak);

function cellText(cell: MdxNode, source: string): string {
  const [first, last] = [cell.children?.at(0), cell.children?.at(-1)];
  return first && last ? shown(source.slice(startOf(first), endOf(last))) : '';
}

/**
 * Returns the rows of a table in Markdown, each with a cell for each column; undefined if the source is no table, or a
 * row has more cells than the table has columns.
 */
export function rowsIn(source: string): Row[] | undefined {
  const [table, ...others] = parseMarkdown(source).tree.children ?? [];
  const lines = source.split('\n');
  if (table?.type !== 'table' || others.length > 0) return undefined;
  const { align, children = [] } = table;
  if (children.length + 1 !== lines.length) return undefined;
  const marks = (align ?? []).map((one) => (one ? alignmentMarks[one] : '---'));
  const rows = children.map(({ children: cells = [] }) =>
    cells.map((cell) => cellText(cell, source)),
  );
  if (rows.some(({ length }) => length > marks.length)) return undefined;
  const [head = [], ...body] = rows;
  return [head, marks, ...body].map((cells, index) => ({
    cells: marks.map((_one, column) => cells[column] ?? ''),
    line: lines[index],
  }));
}

/** Returns the Markdown of a table. A row that was not edited stays byte for byte. */
export const sourceOf = (rows: readonly Row[]): string =>
  rows.map(({ cells, line }) => line ?? `| ${cells.map(written).join(' | ')} |`).join('\n');

/** Returns rows with another text in a cell. */
export const withCell = (rows: readonly Row[], row: number, column: number, text: string): Row[] =>
  rows.map((one, index) => (index === row ? { cells: one.cells.with(column, text) } : one));

/** Returns rows with an empty one after another. */
export const withRow = (rows: readonly Row[], after: number): Row[] =>
  rows.toSpliced(after + 1, 0, { cells: rows[0]?.cells.map(() => '') ?? [] });

/** Returns rows with an empty column after another. */
export const withColumn = (rows: readonly Row[], after: number): Row[] =>
  rows.map(({ cells }, row) => ({ cells: cells.toSpliced(after + 1, 0, row === 1 ? '---' : '') }));

export const withoutColumn = (rows: readonly Row[], column: number): Row[] =>
  rows.map(({ cells }) => ({ cells: cells.toSpliced(column, 1) }));
