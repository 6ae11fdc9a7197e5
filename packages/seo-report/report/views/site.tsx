import type { LiveLink } from '../../live-links';
import { counted, dayOf, momentOf } from '../format';
import type { SiteData } from '../site-data';
import { Band, Scroll } from './parts';

const yes = (value: boolean) => (value ? 'yes' : 'no');

const Addresses = ({ site }: { site: SiteData }) => (
  <section>
    <h3>Sitemap</h3>
    <p className="soft">
      {site.sitemap === null ? 'There is none.' : `${site.sitemap} and the pages in search:`}
    </p>
    <Scroll label="Addresses">
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Page</th>
            <th scope="col">Listed</th>
            <th scope="col">Last changed</th>
          </tr>
        </thead>
        <tbody>
          {site.addresses.map(({ url, page, listed, lastmod }) => (
            <tr key={url}>
              <th scope="row">{URL.canParse(url) ? new URL(url).pathname : url}</th>
              <td>{yes(page)}</td>
              <td>{yes(listed)}</td>
              <td>{lastmod === '' ? 'not said' : momentOf(lastmod)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </section>
);

const LinkGraph = ({ linkGraph: { pages, counts } }: Pick<SiteData, 'linkGraph'>) => (
  <section>
    <h3>Links between pages</h3>
    <p className="soft">The number of links from each row to each column.</p>
    <Scroll label="Links between pages">
      <table className="plain link-graph">
        <thead>
          <tr>
            <th scope="col">From</th>
            {pages.map((page) => (
              <th key={page} scope="col" className="upright">
                <span>{page}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page, row) => (
            <tr key={page}>
              <th scope="row">{page}</th>
              {pages.map((other, column) => (
                <td key={other} className={`links-${Math.min(counts[row]?.[column] ?? 0, 6)}`}>
                  {counts[row]?.[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </section>
);

const Robots = ({ robots }: Pick<SiteData, 'robots'>) => (
  <section>
    <h3>robots.txt</h3>
    {robots === null ? (
      <p className="soft">There is none.</p>
    ) : (
      <pre className="file">
        <code>{robots}</code>
      </pre>
    )}
  </section>
);

const Redirects = ({ redirects }: Pick<SiteData, 'redirects'>) => (
  <section>
    <h3>Redirects</h3>
    {redirects.length === 0 ? (
      <p className="soft">There are none.</p>
    ) : (
      <ul className="links">
        {redirects.map(({ from, to }) => (
          <li key={from}>
            <code>{from}</code> → <code>{to}</code>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Doubles = ({ orphans, duplicates }: Pick<SiteData, 'orphans' | 'duplicates'>) => (
  <section>
    <h3>Orphans and duplicates</h3>
    <p className="soft">
      {orphans.length === 0
        ? 'Every page has a link from another one.'
        : `No page links to ${orphans.join(', ')}.`}
    </p>
    {duplicates.length === 0 ? (
      <p className="soft">No two pages share a title, a description or a main heading.</p>
    ) : (
      <ul className="links">
        {duplicates.map(({ what, text, pages }) => (
          <li key={what + text}>
            The same {what} on {pages.join(', ')}: “{text}”
          </li>
        ))}
      </ul>
    )}
  </section>
);

type ExternalLinksProps = Pick<SiteData, 'externalLinks'> & { answers: readonly LiveLink[] };

const Answer = ({ answer }: { answer: LiveLink | undefined }) =>
  answer && (
    <span className={answer.works ? 'soft' : 'dead'}>
      {' '}
      answered {answer.answer} on {dayOf(answer.askedAt)}
    </span>
  );

const ExternalLinks = ({ externalLinks, answers }: ExternalLinksProps) => (
  <section>
    <h3>Links to other sites</h3>
    <p className="soft">
      <code>npm run seo -- --links</code> checks whether they answer.
    </p>
    <ul className="links">
      {externalLinks.map(({ url, text, pages }) => (
        <li key={url}>
          <code>{url}</code>{' '}
          <span className="soft">
            {text}, on {counted(pages.length, 'page')}
          </span>
          <Answer answer={answers.find((one) => one.url === url)} />
        </li>
      ))}
    </ul>
  </section>
);

type SiteProps = { site: SiteData; answers: readonly LiveLink[] };

/** Shows the site as a whole. */
export const Site = ({ site, answers }: SiteProps) => (
  <Band id="site" eyebrow="The site" headline="How it is *connected*">
    <div className="site">
      <div>
        <Addresses site={site} />
        <Robots robots={site.robots} />
        <Redirects redirects={site.redirects} />
      </div>
      <div>
        <LinkGraph linkGraph={site.linkGraph} />
        <Doubles orphans={site.orphans} duplicates={site.duplicates} />
        <ExternalLinks externalLinks={site.externalLinks} answers={answers} />
      </div>
    </div>
  </Band>
);
