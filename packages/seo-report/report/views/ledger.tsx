import type { Row, Verdict } from '../../audit';
import type { ReportData } from '../report-data';
import { Band, Mark, markOf, Table, verdictNames } from './parts';

type LedgerProps = Pick<ReportData, 'groups' | 'columns' | 'threads' | 'elsewhere'>;

type CellProps = Pick<ReportData, 'threads'> & {
  id: string;
  /** null: the site as a whole. */
  page: string | null;
  verdict: Verdict;
};

/** Shows the mark of a rule; one that is not right links to its finding. */
function Cell({ id, page, verdict, threads }: CellProps) {
  const thread = threads.findIndex(
    ({ id: rule, level, pages }) =>
      rule === id &&
      markOf[level] === verdict &&
      (page === null ? pages.length === 0 : pages.includes(page)),
  );
  if (thread === -1) return <Mark verdict={verdict} />;
  return (
    <a href={`#thread-${thread + 1}`}>
      <Mark verdict={verdict} />
    </a>
  );
}

const cellsOf = ({ check, pages, site }: Row, { columns, threads }: LedgerProps) => [
  <>
    {check.name}
    <span className="why">{check.why}</span>
  </>,
  ...[...columns, null].map((page, index) => (
    <Cell
      key={page}
      id={check.id}
      page={page}
      verdict={page === null ? site : (pages[index] ?? 'none')}
      threads={threads}
    />
  )),
];

/** Shows every rule, page by page, and the promises that other tests check. */
export const Ledger = (props: LedgerProps) => (
  <Band
    id="rules"
    eyebrow="The rules"
    headline={
      <>
        Every rule, on <em>every page</em>
      </>
    }
    lede="All of them were checked on the built files. Marks other than dots link to findings."
  >
    <ul className="legend">
      {Object.entries(verdictNames).map(([verdict, name]) => (
        <li key={verdict}>
          <span className={`mark ${verdict}`} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
    <Table
      matrix
      label="Rules and pages"
      head={['Rule', ...props.columns, 'the site']}
      rows={props.groups.flatMap(({ name, rows }) => [
        [name],
        ...rows.map((row) => cellsOf(row, props)),
      ])}
    />
    <details>
      <summary>What other parts of npm test check</summary>
      <Table label="Other checks" head={['Promise', 'Checked by']} rows={props.elsewhere} />
    </details>
  </Band>
);
