import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../assets';
import type { ReportData } from '../report-data';
import { Ledger } from './ledger';
import { Opening } from './opening';
import { Pages } from './pages';
import { Pictures } from './pictures';
import { Site } from './site';
import { Threads } from './threads';

const parts = {
  rules: 'Rules',
  threads: 'To fix',
  pages: 'Pages',
  pictures: 'Pictures',
  site: 'Site',
};

/** Shows the bar at the top: the brand, the parts, the theme. */
const Masthead = ({ brand }: Pick<ReportData, 'brand'>) => (
  <header className="masthead">
    <div className="column">
      <p className="brand">{brand}</p>
      <nav aria-label="Parts of the report">
        <ul>
          {Object.entries(parts).map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" data-theme-toggle hidden>
        Dark theme
      </button>
    </div>
  </header>
);

const Footer = () => (
  <footer className="column soft">
    <p>
      <a href="report.json">report.json</a> has the same data for programs,{' '}
      <a href="report.csv">report.csv</a> the pages under Screaming Frog’s column names.{' '}
      <code>npm run seo</code> updates the report.
    </p>
  </footer>
);

type DocumentProps = { data: ReportData; assets: Assets };

const Body = ({ data, assets }: DocumentProps) => (
  <body>
    <a className="skip" href="#main">
      Skip to content
    </a>
    <Masthead brand={data.brand} />
    <main id="main" tabIndex={-1}>
      <Opening data={data} />
      <Ledger {...data} />
      <Threads threads={data.threads} />
      <Pages {...data} shares={assets.pictures} />
      <Pictures pictures={data.pictures} thumbnails={assets.pictures} />
      <Site {...data} />
    </main>
    <Footer />
    <script dangerouslySetInnerHTML={{ __html: assets.script }} />
  </body>
);

/** Renders the report as one self-contained HTML file. */
export const renderDocument = ({ data, assets }: DocumentProps) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Search and sharing report: ${data.brand}`}</title>
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
      </head>
      <Body data={data} assets={assets} />
    </html>,
  )}`;
