import type { ReactNode } from 'react';

/** One column of a table, in the report and in its CSV. */
export type Column<Row> = {
  name: string;
  /** What it is sorted by, and what the CSV says. */
  value: (row: Row) => string | number;
  /** What the report shows, if it is something else. */
  cell?: (row: Row) => ReactNode;
};

/** What a spreadsheet would take for a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^[=+\-@\t\r]/;

/** Returns a cell as text or as a number, never as a formula. */
function csvCell(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Returns rows as CSV (RFC 4180); the mark at its start tells Excel that it is UTF-8. */
export const csvOf = <Row,>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  `\uFEFF${[
    columns.map(({ name }) => csvCell(name)),
    ...rows.map((row) => columns.map(({ value }) => csvCell(value(row)))),
  ]
    .map((cells) => `${cells.join()}\r\n`)
    .join('')}`;

const align = <Row,>({ value }: Pick<Column<Row>, 'value'>, row: Row | undefined) =>
  row !== undefined && typeof value(row) === 'number' && { className: 'number' };

type TableProps<Row> = { name: string; columns: readonly Column<Row>[]; rows: readonly Row[] };

/** Shows rows in a table, which `report.js` sorts and filters. The first column heads each row. */
export function Table<Row>({ name, columns, rows }: TableProps<Row>) {
  const id = name.toLowerCase();
  return (
    <section>
      <div className="head">
        <h2 id={id}>{name}</h2>
        <label hidden>
          Filter <input type="search" aria-controls={`${id}-table`} />
        </label>
        <output hidden>{`${rows.length} of ${rows.length}`}</output>
      </div>
      <div className="scroll" role="region" aria-labelledby={id} tabIndex={0}>
        <table id={`${id}-table`}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col" {...align(column, rows[0])}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map(({ name: column, value, cell = value }, place) => {
                  const Cell = place === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={column}
                      {...(place === 0 && { scope: 'row' })}
                      {...(cell !== value && { 'data-value': value(row) })}
                      {...align({ value }, row)}
                    >
                      {cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
