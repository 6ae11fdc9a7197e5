import { bytes, counted, dayOf, levelCounts, percent, timeOf } from '../format';
import type { ReportData } from '../report-data';

function sinceLast({ sinceLast: change }: ReportData): string {
  if (change === null) return '';
  const { mended, added, madeAt } = change;
  const since = `Since the report of ${dayOf(madeAt)}, ${timeOf(madeAt)} UTC,`;
  return mended + added === 0
    ? ` ${since} nothing has changed.`
    : ` ${since} ${mended} ${mended === 1 ? 'was' : 'were'} fixed and ${added} added.`;
}

const figuresOf = ({ rules, pages }: ReportData) => {
  const sum = (format: 'avif' | 'fallback') =>
    pages.reduce((total, { pictures }) => total + pictures[format], 0);
  const found = pages.filter(({ indexable }) => indexable).length;
  return [
    [`${rules.held} of ${rules.all}`, 'rules hold everywhere'],
    [counted(pages.length, 'page'), `${found} of them in search`],
    [bytes(sum('avif')), 'of pictures on all pages, for a phone'],
    [
      percent(sum('fallback') === 0 ? 0 : 1 - sum('avif') / sum('fallback')),
      'less than as JPEG and PNG',
    ],
  ];
};

/** Shows the state of the site in one sentence and four figures. */
export function Opening({ data }: { data: ReportData }) {
  const { madeAt, commit, address, threads } = data;
  const { must, should } = levelCounts(threads);
  return (
    <section className="band" aria-labelledby="opening">
      <div className="column head">
        <div>
          <p className="eyebrow">Search and sharing report</p>
          <h1 id="opening">
            {must > 0 ? 'Some threads are ' : 'Ready for search and '}
            <em>{must > 0 ? 'loose' : 'sharing'}</em>
          </h1>
        </div>
        <p className="lede">
          {must > 0
            ? `${counted(must, 'fault')} must be fixed before publishing.`
            : `No rule is broken. Warnings: ${should === 0 ? 'none' : should}.`}
          {sinceLast(data)}
        </p>
      </div>
      <div className="column">
        <dl className="figures">
          {figuresOf(data).map(([figure, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="soft">
          {new URL(address).host}, read from <code>public/</code> on {dayOf(madeAt)} at{' '}
          {timeOf(madeAt)} UTC{commit === '' ? '' : `, commit ${commit}`}
        </p>
      </div>
    </section>
  );
}
