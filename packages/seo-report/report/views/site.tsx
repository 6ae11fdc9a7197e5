import type { ReactNode } from 'react';
import { counted, dayOf, momentOf } from '../format';
import type { ReportData } from '../report-data';
import { Band, Facts, Table } from './parts';

type SiteProps = Pick<ReportData, 'site' | 'liveLinks' | 'lighthouse'>;

const yes = (value: boolean) => (value ? 'yes' : 'no');

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

const answerTo = (url: string, { liveLinks }: SiteProps) => {
  const asked = liveLinks.find((link) => link.url === url);
  if (!asked) return '';
  return (
    <span className={asked.works ? '' : 'dead'}>
      answered {asked.answer} on {dayOf(asked.askedAt)}
    </span>
  );
};

const doublesOf = ({ orphans, duplicates }: ReportData['site']) => [
  ...orphans.map((path) => [path, 'No other page links here.'] as const),
  ...duplicates.map(
    ({ what, text, pages }) => [`“${text}”`, `is the ${what} of ${pages.join(', ')}`] as const,
  ),
];

const scoresOf = ({ lighthouse }: SiteProps) =>
  lighthouse.map(({ path, file, performance, accessibility, bestPractices, seo }) => [
    <a key={path} href={file}>
      {path}
    </a>,
    performance,
    accessibility,
    bestPractices,
    seo,
  ]);

/** Shows the site as a whole. */
export const Site = (props: SiteProps) => {
  const { site, lighthouse } = props;
  return (
    <Band
      id="site"
      eyebrow="The site"
      headline={
        <>
          How it is <em>connected</em>
        </>
      }
      lede="Addresses, redirects and links, on this site and to others."
    >
      {lighthouse.length > 0 && (
        <Part title="Lighthouse, one run for each page with its mobile profile">
          <Table
            label="Lighthouse"
            head={['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO']}
            rows={scoresOf(props)}
          />
        </Part>
      )}
      <Part
        title={site.sitemap === null ? 'No sitemap' : `${site.sitemap} and the pages in search`}
      >
        <Table
          label="Addresses"
          head={['Address', 'Page', 'Listed', 'Last changed']}
          rows={site.addresses.map(({ url, page, listed, lastmod }) => [
            URL.canParse(url) ? new URL(url).pathname : url,
            yes(page),
            yes(listed),
            lastmod === '' ? 'not said' : momentOf(lastmod),
          ])}
        />
      </Part>
      <Part title="Links from each row to each column">
        <Table
          matrix
          label="Links between pages"
          head={['From', ...site.linkGraph.pages]}
          rows={site.linkGraph.pages.map((page, row) => [
            page,
            ...(site.linkGraph.counts[row] ?? []),
          ])}
        />
      </Part>
      <Part title="robots.txt">
        {site.robots === null ? <p>There is none.</p> : <pre>{site.robots}</pre>}
      </Part>
      <Part title="Redirects">
        <Facts
          facts={site.redirects.map(({ from, to }) => [<code key={from}>{from}</code>, `→ ${to}`])}
        />
      </Part>
      <Part title="Orphans and duplicates">
        <Facts facts={doublesOf(site)} />
      </Part>
      <Part title="Links to other sites">
        <p className="soft">
          <code>npm run seo -- --links</code> checks whether they answer.
        </p>
        <Facts
          facts={site.externalLinks.map(({ url, text, pages }) => [
            <code key={url}>{url}</code>,
            <>
              {text}, on {counted(pages.length, 'page')} {answerTo(url, props)}
            </>,
          ])}
        />
      </Part>
    </Band>
  );
};
