import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Comparison } from '../compare';
import { isIndexable } from '../read-page';
import { placeName, placeOnSite, type Finding } from '../rule';
import type { Site } from '../site';
import { pageColumns, pictureColumns, type PageRow, type PictureRow } from './columns';
import { Table } from './table';

type ReportData = {
  site: Site;
  findings: readonly Finding[];
  pages: readonly PageRow[];
  pictures: readonly PictureRow[];
  /** What changed since an earlier review, if one was named. */
  comparison: Comparison | undefined;
};

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

type FindingsProps = { id: string; title: string; findings: readonly Finding[] };

const Findings = ({ id, title, findings }: FindingsProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ol className="findings">
      {findings.map(({ level, rule, message, why, see, places }) => (
        <li key={level + rule + message} className={level}>
          <p>
            <strong>{level === 'error' ? 'Error' : 'Warning'}</strong> <small>{rule}</small>
          </p>
          <p>{message}</p>
          <p>
            {why} <a href={see}>{new URL(see).hostname}</a>
          </p>
          <details open={places.length < 4}>
            <summary>{count(places.length, 'place')}</summary>
            <ul>
              {places.map((place) => (
                <li key={placeOnSite(place) + place.subject}>
                  {placeOnSite(place)} <code>{place.source ? placeName(place.source) : ''}</code>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  </section>
);

/** Returns the errors and warnings in words: `1 error and 3 warnings`. */
export function countsOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return `${count(errors, 'error')} and ${count(findings.length - errors, 'warning')}`;
}

/** How many pages the first screen shows. */
const mainPageCount = 3;

/** Shows the home page, and the pages to which most others link. */
function MainPages({ pages }: { pages: readonly PageRow[] }) {
  const linked = pages
    .filter(({ page }) => isIndexable(page))
    .toSorted(
      (a, b) =>
        Number(b.page.address === '/') - Number(a.page.address === '/') ||
        b.site.linksTo(b.page.address) - a.site.linksTo(a.page.address),
    );
  return (
    <section aria-labelledby="main-pages">
      <h2 id="main-pages">The pages that matter most</h2>
      <ol>
        {linked.slice(0, mainPageCount).map(({ page, site, findings }) => (
          <li key={page.address}>
            {`${page.address} “${page.title}”: linked from ${count(site.linksTo(page.address), 'page')}, ${countsOf(findings)}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

const asset = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

function Document({ site, findings, pages, pictures, comparison }: ReportData) {
  const wrong = findings.length === 0 ? 'Nothing is wrong' : 'What is wrong';
  const title = comparison ? `Left: ${comparison.left.length}` : wrong;
  const isMeasured = pages.some(({ pictureBytes }) => pictureBytes !== undefined);
  const isScored = pages.some(({ scores }) => scores !== undefined);
  const shown = pages.filter(({ page }) => isIndexable(page)).length;
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
          <MainPages pages={pages} />
          <Table name="Pages" columns={pageColumns(isScored)} rows={pages} />
          <Table name="Pictures" columns={pictureColumns} rows={pictures} />
          <p className="note">
            {isMeasured
              ? 'Sizes are in pixels of the screen. Chromium rendered every page on a phone (390 px wide, density 3) and a desktop (1280 px, density 1), in both themes. Waste is the part of the bytes whose pixels the screen does not show; of several places the worst counts. A picture that is delivered smaller than it is rendered looks soft.'
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
