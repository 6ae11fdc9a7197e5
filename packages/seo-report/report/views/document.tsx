import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../assets';
import type { ReportData } from '../report-data';
import { ContactSheet } from './contact-sheet';
import { Ledger } from './ledger';
import { Lighthouse } from './lighthouse';
import { MarkSymbols } from './marks';
import { Masthead } from './masthead';
import { Opening } from './opening';
import { Pages } from './pages';
import { Site } from './site';
import { Threads } from './threads';

/** Embeds the share pictures and the site's icon once; cards refer to them. */
const PictureSymbols = ({ data, assets }: DocumentProps) => (
  <svg className="symbols" aria-hidden="true">
    {data.pages.map(({ slug, share }) =>
      share.picture === null ? null : (
        <symbol key={slug} id={`share-${slug}`} viewBox="0 0 1200 630">
          <image href={assets.pictures.get(share.picture)} width="1200" height="630" />
        </symbol>
      ),
    )}
    <symbol id="site-icon" viewBox="0 0 28 28">
      <circle cx="14" cy="14" r="14" className="fill-wash" />
      <g
        transform="translate(5 8.6) scale(0.45)"
        fill="none"
        strokeWidth="4.4"
        strokeLinecap="round"
      >
        <path className="stroke-blue" d="M2 20C13.5 20 11.5 8 22 8H40" />
        <path className="stroke-saffron" d="M2.1 12H40" />
        <path className="stroke-signal" d="M2 4C13.5 4 11.5 16 22 16H40" />
      </g>
    </symbol>
  </svg>
);

const Footer = () => (
  <footer className="column report-foot">
    <p>
      <a href="report.json">report.json</a> has the same data for programs,{' '}
      <a href="report.csv">report.csv</a> the pages under Screaming Frog’s column names.
    </p>
    <p>
      <code>npm run seo</code> updates the report; <code>npm run seo -- --lighthouse</code> adds
      Lighthouse.
    </p>
  </footer>
);

type DocumentProps = { data: ReportData; assets: Assets };

const Body = ({ data, assets }: DocumentProps) => (
  <>
    <a className="skip" href="#main">
      Skip to content
    </a>
    <MarkSymbols />
    <PictureSymbols data={data} assets={assets} />
    <Masthead brand={data.brand} lighthouse={data.lighthouse} />
    <main id="main" tabIndex={-1}>
      <Opening data={data} />
      <Ledger rows={data.rows} columns={data.columns} threads={data.threads} />
      <Threads threads={data.threads} />
      <Pages pages={data.pages} brand={data.brand} threads={data.threads} />
      <ContactSheet pictures={data.pictures} thumbnails={assets.pictures} />
      <Site site={data.site} answers={data.liveLinks} />
      {data.lighthouse.length > 0 && <Lighthouse marks={data.lighthouse} />}
    </main>
    <Footer />
  </>
);

type Shell = {
  /** The text of a style sheet. */
  styles: string;
  /** The text of a script. */
  script: string;
};

/** Renders the report as one self-contained HTML file. */
export function renderDocument(
  data: ReportData,
  assets: Assets,
  { styles, script }: Shell,
): string {
  const css = `${assets.fonts}\n:root{${assets.colors}}\n${styles}`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Search and sharing report: ${data.brand}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <Body data={data} assets={assets} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  )}`;
}
