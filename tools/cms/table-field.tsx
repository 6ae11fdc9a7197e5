import type { CustomFieldControlProps } from '@sveltia/cms';
import {
  alignments,
  rowsIn,
  sourceOf,
  withCell,
  withColumn,
  withoutColumn,
  withRow,
  type Row,
} from './table-rows';

type ButtonProps = { name: string; sign: string; isDisabled?: boolean; press: () => void };

const GridButton = ({ name, sign, isDisabled = false, press }: ButtonProps) => (
  <button type="button" aria-label={name} title={name} disabled={isDisabled} onClick={press}>
    {sign}
  </button>
);

/**
 * A table as a grid. Its value is the Markdown of the table.
 *
 * It has no hooks, because Sveltia renders it with a React of its own. Sveltia passes a new value later, so the texts are
 * uncontrolled, and set at each render except in the cell with the caret.
 */
export function TableField({ value, onChange, classNameWrapper }: CustomFieldControlProps) {
  const rows = rowsIn(String(value)) ?? [];
  const change = (changed: readonly Row[]) => onChange(sourceOf(changed));
  const [head, marks] = rows;
  if (!head || !marks) return null;
  const nameOf = (column: number) => head.cells[column] || `Column ${column + 1}`;
  const cell = (text: string, row: number, column: number) => (
    <textarea
      rows={1}
      className={classNameWrapper}
      aria-label={row === 0 ? `Heading ${column + 1}` : `${nameOf(column)}, row ${row - 1}`}
      defaultValue={text}
      ref={(node) => {
        if (node && node !== document.activeElement) node.value = text;
      }}
      onInput={({ currentTarget }) => change(withCell(rows, row, column, currentTarget.value))}
    />
  );
  return (
    <table className="grid">
      <thead>
        <tr>
          {marks.cells.map((mark, column) => (
            <td key={column}>
              <select
                aria-label={`Alignment of ${nameOf(column)}`}
                value={mark}
                onChange={({ target }) => change(withCell(rows, 1, column, target.value))}
              >
                {Object.entries(alignments).map(([one, label]) => (
                  <option key={one} value={one}>
                    {label}
                  </option>
                ))}
              </select>
              <GridButton
                name={`Add a column after ${nameOf(column)}`}
                sign="+"
                press={() => change(withColumn(rows, column))}
              />
              <GridButton
                name={`Remove ${nameOf(column)}`}
                sign="×"
                isDisabled={marks.cells.length === 1}
                press={() => change(withoutColumn(rows, column))}
              />
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }, row) =>
          row === 1 ? null : (
            <tr key={row}>
              {cells.map((text, column) => (
                <td key={column}>{cell(text, row, column)}</td>
              ))}
              <td>
                <GridButton
                  name={row === 0 ? 'Add a first row' : `Add a row after row ${row - 1}`}
                  sign="+"
                  press={() => change(withRow(rows, Math.max(row, 1)))}
                />
                <GridButton
                  name={`Remove row ${row - 1}`}
                  sign="×"
                  isDisabled={row === 0}
                  press={() => change(rows.toSpliced(row, 1))}
                />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
