import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Comparison } from '../compare';
import { placeName, type Finding } from '../finding';
import type { BuiltSite } from '../read-built-site';
import { reasons } from '../reasons';
import { pageColumns, pictureColumns, type PageRow, type PictureRow } from './columns';
import { Table } from './table';

type ReportData = {
  site: BuiltSite;
  findings: readonly Finding[];
  pages: readonly PageRow[];
  pictures: readonly PictureRow[];
  /** What changed since an earlier review, if one was named. */
  comparison: Comparison | undefined;
};

type Group = [first: Finding, ...others: Finding[]];

/** Joins the findings that differ only by their page; the worst and the most frequent come first. */
function grouped(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const key = [finding.level, finding.rule, finding.message].join(' ');
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].sort(
    (a, b) => a[0].level.localeCompare(b[0].level) || b.length - a.length,
  );
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

type FindingsProps = { id: string; title: string; findings: readonly Finding[] };

const Findings = ({ id, title, findings }: FindingsProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ol className="findings">
      {grouped(findings).map((group) => {
        const [{ level, rule, message, see = reasons[rule].see }] = group;
        return (
          <li key={level + rule + message} className={level}>
            <p>
              <strong>{level === 'error' ? 'Error' : 'Warning'}</strong> <small>{rule}</small>
            </p>
            <p>{message}</p>
            <p>
              {reasons[rule].why} <a href={see}>{new URL(see).hostname}</a>
            </p>
            <details open={group.length < 4}>
              <summary>{count(group.length, 'page')}</summary>
              <ul>
                {group.map(({ page, source }) => (
                  <li key={page}>
                    {page} <code>{source ? placeName(source) : 'not in content/'}</code>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ol>
  </section>
);

/** Returns the errors and warnings in words: `1 error and 3 warnings`. */
export function countsOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return `${count(errors, 'error')} and ${count(findings.length - errors, 'warning')}`;
}

const asset = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

function Document({ site, findings, pages, pictures, comparison }: ReportData) {
  const wrong = findings.length === 0 ? 'Nothing is wrong' : 'What is wrong';
  const title = comparison ? `Left: ${comparison.left.length}` : wrong;
  const isMeasured = pages.some(({ pictureBytes }) => pictureBytes !== undefined);
  const isScored = pages.some(({ scores }) => scores !== undefined);
  const shown = pages.filter(({ page }) => page.isIndexable).length;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Search review of ${site.brand}`}</title>
        <style dangerouslySetInnerHTML={{ __html: asset('report.css') }} />
      </head>
      <body>
        <header>
          <h1>Search review of {site.brand}</h1>
          <p>
            {`${countsOf(findings)}. ${count(pages.length, 'page')}, ${shown} of them in search; ${count(pictures.length, 'picture')}. `}
            {new Date().toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}
          </p>
          <nav aria-label="Report">
            <a href="#pages">Pages</a> <a href="#pictures">Pictures</a>
          </nav>
        </header>
        <main>
          {comparison && (
            <>
              <Findings
                id="new"
                title={`New since ${comparison.date.slice(0, 10)}: ${comparison.added.length}`}
                findings={comparison.added}
              />
              <Findings
                id="mended"
                title={`Mended: ${comparison.mended.length}`}
                findings={comparison.mended}
              />
            </>
          )}
          <Findings id="findings" title={title} findings={comparison?.left ?? findings} />
          <Table name="Pages" columns={pageColumns(isScored)} rows={pages} />
          <Table name="Pictures" columns={pictureColumns} rows={pictures} />
          <p className="note">
            {isMeasured
              ? 'Sizes are in pixels of the screen. Chromium drew every page on a phone (390 px wide, density 3) and a desktop (1280 px, density 1), in both themes. Waste is the part of the bytes whose pixels the screen does not show; of several places the worst counts. A picture that is delivered smaller than it is drawn looks soft.'
              : 'Sizes were not measured, because there is no Chromium or Chrome on this computer.'}
          </p>
        </main>
        <script dangerouslySetInnerHTML={{ __html: asset('report.js') }} />
      </body>
    </html>
  );
}

/** Returns the report as one HTML file. */
export const renderReport = (data: ReportData): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...data} />)}`;
