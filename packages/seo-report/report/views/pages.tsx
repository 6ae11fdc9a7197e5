import { bytes, count, counted, duration } from '../format';
import type { PageData } from '../page-data';
import type { ReportData } from '../report-data';
import { GraphTree } from './graph-tree';
import { Result } from './google';
import { Lengths } from './lengths';
import { Outline } from './outline';
import { PageLinks } from './page-links';
import { PageThreads } from './page-threads';
import { Band } from './parts';
import { ShareCards } from './share-cards';

const depthOf = (depth: number | null) =>
  depth === null
    ? 'not reachable'
    : depth === 0
      ? 'the home page'
      : counted(depth, 'click') + ' away';

const factsOf = (page: PageData) => [
  { name: 'In search', value: page.indexability },
  { name: 'Canonical', value: page.canonical || 'none' },
  { name: 'From the home page', value: depthOf(page.depth) },
  { name: 'Reading', value: `${count(page.words)} words, ${duration(page.readingSeconds)}` },
  {
    name: 'Weight',
    value: `${bytes(page.bytes)} of HTML, ${bytes(page.pictures.avif)} of pictures on a phone`,
  },
  { name: 'Written in', value: page.contentFile },
];

const Facts = ({ page }: { page: PageData }) => (
  <dl className="facts">
    {factsOf(page).map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const StructuredData = ({ page }: { page: PageData }) =>
  page.jsonLd === '' ? (
    <p className="soft">This page has none.</p>
  ) : (
    <>
      <GraphTree graph={page.graph} />
      <details className="source">
        <summary>The source</summary>
        <pre>
          <code id={`json-ld-${page.slug}`}>{page.jsonLd}</code>
        </pre>
      </details>
      <p className="actions">
        <button type="button" className="pill" data-copy={`json-ld-${page.slug}`} hidden>
          Copy<span className="heard"> the structured data of {page.path}</span>
        </button>
        <a className="pill" href="https://search.google.com/test/rich-results">
          Open the Rich Results Test<span className="heard"> for {page.path}</span>
        </a>
      </p>
    </>
  );

type PageProps = Pick<ReportData, 'brand' | 'threads'> & { page: PageData };

const Page = ({ page, brand, threads }: PageProps) => (
  <article className="page" aria-labelledby={`page-${page.slug}`}>
    <header>
      <h3 id={`page-${page.slug}`} tabIndex={-1}>
        <span className="path">{page.path}</span>
        {page.heading}
      </h3>
      <Facts page={page} />
      <PageThreads path={page.path} threads={threads} />
    </header>
    <h4>In search</h4>
    <div className="results">
      <Result page={page} brand={brand} screen="desktop" />
      <Result page={page} brand={brand} screen="phone" />
    </div>
    <Lengths page={page} />
    <h4>In feeds</h4>
    <ShareCards page={page} />
    <div className="anatomy">
      <section>
        <h4>Outline</h4>
        <Outline outline={page.outline} />
      </section>
      <section>
        <h4>Structured data</h4>
        <StructuredData page={page} />
      </section>
      <section>
        <h4>Links</h4>
        <PageLinks page={page} />
      </section>
    </div>
  </article>
);

type PagesProps = Pick<ReportData, 'pages' | 'brand' | 'threads'>;

/** Shows every page as search engines and networks do. */
export const Pages = ({ pages, brand, threads }: PagesProps) => (
  <Band
    id="pages"
    eyebrow="The pages"
    headline="As *others* see them"
    lede="From the built HTML: search results as Google cuts them, and cards with the real share picture."
  >
    <nav aria-label="Pages of the site">
      <ul className="tabs">
        {pages.map(({ path, slug }) => (
          <li key={path}>
            <a href={`#page-${slug}`}>{path}</a>
          </li>
        ))}
      </ul>
    </nav>
    {pages.map((page) => (
      <Page key={page.path} page={page} brand={brand} threads={threads} />
    ))}
  </Band>
);
