import type { Level } from '../../checks/check';
import { bytes, count, counted, dayOf, percent, timeOf } from '../format';
import type { ReportData } from '../report-data';
import { Accented } from './parts';

const numberOf = (level: Level, { threads }: ReportData) =>
  threads.filter((thread) => thread.level === level).length;

function verdictOf(data: ReportData): { headline: string; sentence: string } {
  const [faults, warnings] = [numberOf('must', data), numberOf('should', data)];
  if (faults > 0) {
    return {
      headline: 'Some threads are *loose*',
      sentence: `${counted(faults, 'fault')} must be fixed before publishing.`,
    };
  }
  const rest =
    warnings > 0
      ? `There ${warnings === 1 ? 'is' : 'are'} ${counted(warnings, 'warning')}.`
      : 'There are no warnings.';
  return { headline: 'Ready for search and *sharing*', sentence: `No rule is broken. ${rest}` };
}

function sinceLast({ sinceLast: change }: ReportData): string {
  if (change === null) return '';
  const { mended, added, madeAt } = change;
  const since = `Since the report of ${dayOf(madeAt)}, ${timeOf(madeAt)} UTC,`;
  return mended + added === 0
    ? ` ${since} nothing has changed.`
    : ` ${since} ${count(mended)} ${mended === 1 ? 'was' : 'were'} fixed and ${count(added)} added.`;
}

const figuresOf = (data: ReportData) => {
  const found = data.pages.filter(({ indexable }) => indexable).length;
  const avif = data.pages.reduce((sum, { pictures }) => sum + pictures.avif, 0);
  const fallback = data.pages.reduce((sum, { pictures }) => sum + pictures.fallback, 0);
  return [
    { figure: `${data.rules.held} of ${data.rules.all}`, label: 'rules hold everywhere' },
    { figure: counted(data.pages.length, 'page'), label: `${found} of them in search` },
    { figure: bytes(avif), label: 'of pictures on all pages, for a phone' },
    {
      figure: percent(fallback === 0 ? 0 : 1 - avif / fallback),
      label: 'less than as JPEG and PNG',
    },
  ];
};

/** Draws three threads that join, or that come apart if a rule is broken. */
const Thread = ({ isLoose }: { isLoose: boolean }) => (
  <svg
    className={isLoose ? 'thread loose' : 'thread'}
    viewBox="0 0 1200 56"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path className="stroke-blue" d="M2 28C180 28 250 52 420 46S700 27 1198 28" />
    <path className="stroke-saffron" d="M2 50C160 50 200 8 400 10S720 30 1198 28" />
    <path className="stroke-signal" d="M2 6C140 6 240 44 440 40S760 26 1198 28" />
  </svg>
);

/** Shows the state of the site in one sentence and four figures. */
export function Opening({ data }: { data: ReportData }) {
  const { headline, sentence } = verdictOf(data);
  const { madeAt, commit, address } = data;
  return (
    <section className="opening" aria-labelledby="opening">
      <div className="column">
        <div className="opening-head">
          <div>
            <p className="eyebrow">Search and sharing report</p>
            <h1 id="opening">
              <Accented text={headline} />
            </h1>
          </div>
          <p className="lede">
            {sentence}
            {sinceLast(data)}
          </p>
        </div>
        <Thread isLoose={numberOf('must', data) > 0} />
        <dl className="figures">
          {figuresOf(data).map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="made">
          {new URL(address).host}, read from <code>public/</code> on {dayOf(madeAt)} at{' '}
          {timeOf(madeAt)} UTC
          {commit !== '' && (
            <>
              , commit <code>{commit}</code>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
