import type { ReactNode } from 'react';
import type { Verdict } from '../../audit';
import type { Level } from '../../checks/check';

/** The names of the marks, for screen readers and the legend. */
export const verdictNames: Readonly<Record<Verdict, string>> = {
  pass: 'holds',
  fail: 'broken',
  warn: 'warning',
  advice: 'advice',
  none: 'does not apply',
};

/** The marks of findings by their level. */
export const markOf: Readonly<Record<Level, Verdict>> = {
  must: 'fail',
  should: 'warn',
  advice: 'advice',
};

/** Shows words to screen readers only. */
export const Heard = ({ children }: { children: ReactNode }) => (
  <span className="heard">{children}</span>
);

/** Shows a mark, with its name for screen readers. Marks differ in shape and in colour. */
export const Mark = ({ verdict }: { verdict: Verdict }) => (
  <>
    <span className={`mark ${verdict}`} aria-hidden="true" />
    <Heard>{verdictNames[verdict]}</Heard>
  </>
);

type BandProps = {
  id: string;
  eyebrow: string;
  headline: ReactNode;
  lede: ReactNode;
  children: ReactNode;
};

/** Shows one band of the report with its headline. */
export const Band = ({ id, eyebrow, headline, lede, children }: BandProps) => (
  <section className="band" aria-labelledby={id}>
    <header className="column head">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id} tabIndex={-1}>
          {headline}
        </h2>
      </div>
      <p className="lede">{lede}</p>
    </header>
    <div className="column">{children}</div>
  </section>
);

type TableProps = {
  /** Its name for screen readers. */
  label: string;
  head: readonly ReactNode[];
  /** The cells of each row; a row with a single cell is a heading over the rows below it. */
  rows: readonly (readonly ReactNode[])[];
  /** true: narrow columns with upright heads. */
  matrix?: boolean;
};

/** Shows a table, which scrolls sideways where it is too wide, by the keyboard too. */
export const Table = ({ label, head, rows, matrix = false }: TableProps) => (
  <div className="scroll" role="region" aria-label={label} tabIndex={0}>
    <table className={matrix ? 'matrix' : ''}>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              <span>{cell}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], index) => (
          <tr key={index}>
            <th scope="row" colSpan={cells.length === 0 ? head.length : 1}>
              {first}
            </th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

type FactsProps = { facts: readonly (readonly [name: ReactNode, value: ReactNode])[] };

/** Shows facts, one a line: a place or a name, and what is known of it. */
export const Facts = ({ facts }: FactsProps) =>
  facts.length === 0 ? (
    <p className="soft">None.</p>
  ) : (
    <ul className="facts">
      {facts.map(([name, value], index) => (
        <li key={index}>
          {name} <span className="soft">{value}</span>
        </li>
      ))}
    </ul>
  );
