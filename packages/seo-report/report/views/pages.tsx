import { typesOf } from '../../json-ld/graph';
import { bytes, count, counted, duration } from '../format';
import type { PageData, ReportData } from '../report-data';
import { Band, Facts, Heard, Table } from './parts';
import { Lengths, Results, ShareCards } from './previews';
import { PageThreads } from './threads';

const columns = [
  'Page',
  'In search',
  'Letters of the title',
  'Pixels',
  'Letters of the description',
  'Clicks from home',
  'Words',
  'Reading',
  'HTML',
  'Pictures on a phone',
  'Written in',
];

const cellsOf = (page: PageData) => [
  <a key="page" href={`#page-${page.slug}`}>
    {page.path}
  </a>,
  page.indexability,
  page.title.characters,
  page.title.pixels,
  page.description.characters,
  page.depth ?? 'not reachable',
  count(page.words),
  duration(page.readingSeconds),
  bytes(page.bytes),
  bytes(page.pictures.avif),
  <code key="file">{page.contentFile}</code>,
];

const StructuredData = ({ page: { path, graph, jsonLd } }: { page: PageData }) => (
  <section className="graph">
    <h4>Structured data</h4>
    {graph.length === 0 && <p className="soft">This page has none.</p>}
    {graph.map((node, index) => (
      <details key={index}>
        <summary>
          <strong>{typesOf(node).join(', ')}</strong>{' '}
          {[node.name, node['@id']].find((name) => typeof name === 'string')}
        </summary>
        <pre>{JSON.stringify(node, null, 2)}</pre>
      </details>
    ))}
    {graph.length > 0 && (
      <p className="actions">
        <button type="button" data-copy={jsonLd} hidden>
          Copy<Heard> the structured data of {path}</Heard>
        </button>{' '}
        <a href="https://search.google.com/test/rich-results">
          Rich Results Test<Heard> for {path}</Heard>
        </a>
      </p>
    )}
  </section>
);

/** Joins the texts of links to or from the same place. */
function Links({ links }: { links: readonly { place: string; text: string }[] }) {
  const places = [...new Set(links.map(({ place }) => place))];
  const textsAt = (place: string) =>
    new Set(links.filter((link) => link.place === place).map(({ text }) => text));
  return (
    <Facts
      facts={places.map((place) => [
        <code key={place}>{place}</code>,
        [...textsAt(place)].join(', '),
      ])}
    />
  );
}

type PagesProps = Pick<ReportData, 'pages' | 'brand' | 'threads'> & {
  /** The share pictures, by their paths. */
  shares: ReadonlyMap<string, string>;
};

const Page = ({ page, brand, threads, shares }: PagesProps & { page: PageData }) => (
  <article aria-labelledby={`page-${page.slug}`}>
    <p className="path">{page.path}</p>
    <h3 id={`page-${page.slug}`} tabIndex={-1}>
      {page.heading}
    </h3>
    <PageThreads path={page.path} threads={threads} />
    <h4>In search</h4>
    <Results page={page} brand={brand} />
    <Lengths page={page} />
    <h4>In feeds</h4>
    <ShareCards page={page} picture={shares.get(page.share.picture ?? '')} />
    <div className="columns">
      <section>
        <h4>Outline</h4>
        <ol className="outline">
          {page.outline.map(({ level, text }, index) => (
            <li key={index} className={`level-${level}`}>
              <span className="soft">h{level}</span> {text}
            </li>
          ))}
        </ol>
      </section>
      <StructuredData page={page} />
      <section>
        <h4>{counted(page.linksIn.length, 'link')} in</h4>
        <Links links={page.linksIn} />
        <h4>{counted(page.linksOut.length, 'link')} out</h4>
        <Links links={page.linksOut} />
      </section>
    </div>
  </article>
);

/** Compares the pages, and shows each as search engines and networks do. */
export const Pages = (props: PagesProps) => (
  <Band
    id="pages"
    eyebrow="The pages"
    headline={
      <>
        As <em>others</em> see them
      </>
    }
    lede="From the built HTML: search results as Google cuts them, and cards with the real share picture."
  >
    <Table label="Pages" head={columns} rows={props.pages.map(cellsOf)} />
    {props.pages.map((page) => (
      <Page key={page.path} page={page} {...props} />
    ))}
  </Band>
);
