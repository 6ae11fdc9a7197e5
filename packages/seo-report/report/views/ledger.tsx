import type { Row, Verdict } from '../../audit';
import { checkedInTests } from '../elsewhere';
import { groups } from '../groups';
import type { ReportData } from '../report-data';
import { Legend, Mark } from './marks';
import { Band, Scroll } from './parts';

type LedgerData = Pick<ReportData, 'rows' | 'columns' | 'threads'>;

const isLoose = (verdict: Verdict) => verdict !== 'pass' && verdict !== 'none';

/** Returns the link to a finding of a rule, on a page or on the site. */
function anchorOf(id: string, page: string | null, { threads }: LedgerData): string {
  const index = threads.findIndex(
    (thread) =>
      thread.id === id && (page === null ? thread.pages.length === 0 : thread.pages.includes(page)),
  );
  return `#thread-${index + 1}`;
}

type CellProps = { id: string; page: string | null; verdict: Verdict; data: LedgerData };

const Cell = ({ id, page, verdict, data }: CellProps) => (
  <td>
    {isLoose(verdict) ? (
      <a href={anchorOf(id, page, data)}>
        <Mark verdict={verdict} />
      </a>
    ) : (
      <Mark verdict={verdict} />
    )}
  </td>
);

type RuleProps = { name: string; why: string };

const Rule = ({ name, why }: RuleProps) => (
  <th scope="row">
    <span className="rule-name">{name}</span>
    <span className="rule-why">{why}</span>
  </th>
);

const RuleRow = ({ row, data }: { row: Row; data: LedgerData }) => (
  <tr>
    <Rule name={row.check.name} why={row.check.why} />
    {data.columns.map((page, index) => (
      <Cell
        key={page}
        id={row.check.id}
        page={page}
        verdict={row.pages[index] ?? 'none'}
        data={data}
      />
    ))}
    <Cell id={row.check.id} page={null} verdict={row.site} data={data} />
  </tr>
);

const GroupHead = ({ name, width }: { name: string; width: number }) => (
  <tr className="group">
    <th scope="rowgroup" colSpan={width}>
      {name}
    </th>
  </tr>
);

/** Shows every rule, page by page. */
export function Ledger(data: LedgerData) {
  const width = data.columns.length + 2;
  return (
    <Band
      id="rules"
      eyebrow="The rules"
      headline="Every rule, on *every page*"
      lede="All of them were checked on the built files. Marks other than dots link to findings."
    >
      <Legend />
      <Scroll label="Rules and pages">
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              {data.columns.map((page) => (
                <th key={page} scope="col" className="upright">
                  <span>{page}</span>
                </th>
              ))}
              <th scope="col" className="upright">
                <span>the site</span>
              </th>
            </tr>
          </thead>
          {groups.map(({ name, ids }) => (
            <tbody key={name}>
              <GroupHead name={name} width={width} />
              {data.rows
                .filter(({ check }) => ids.includes(check.id))
                .map((row) => (
                  <RuleRow key={row.check.id} row={row} data={data} />
                ))}
            </tbody>
          ))}
          <tbody>
            <GroupHead name="Checked by other parts of npm test" width={width} />
            {checkedInTests.map(({ name, why, file }) => (
              <tr key={name}>
                <Rule name={name} why={why} />
                <td colSpan={width - 1} className="elsewhere">
                  <code>{file}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Band>
  );
}
