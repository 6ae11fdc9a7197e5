import { buildHead } from './build-head';
import { absoluteUrl } from './head-page';

const site = { brand: 'Acme', address: 'https://acme.example', language: 'en-GB' };
const page = {
  title: 'About | Acme',
  description: 'Who we are.',
  hidden: false,
  path: '/about/',
};
const build = {
  card: { path: '/og/about-0a1b.png', width: 1200, height: 630, alt: 'Our Story. Threads.' },
  modified: '2025-01-01T00:00:00Z',
  trail: [
    { name: 'Home', path: '/' },
    { name: 'About', path: '/about/' },
  ],
  feed: null,
};

const kind = { type: 'AboutPage' as const, nodes: [], article: null };

const headOf = () => buildHead(site, page, build, kind);

const contentOf = (head: ReturnType<typeof buildHead>, key: string) =>
  head.meta
    .filter((meta) => ('name' in meta ? meta.name : meta.property) === key)
    .map(({ content }) => content);

// The rules of the SEO report check the rest of the head on every page.

test('an absolute address is the site’s with the path', () => {
  expect(absoluteUrl(site, '/about/')).toBe('https://acme.example/about/');
});

test('feeds are announced by name, with their types', () => {
  const head = buildHead(site, page, { ...build, feed: 'Acme Insights' }, kind);
  expect(head.links.filter(({ rel }) => rel === 'alternate')).toEqual([
    {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Acme Insights',
      href: '/insights/feed.xml',
    },
    {
      rel: 'alternate',
      type: 'application/feed+json',
      title: 'Acme Insights',
      href: '/insights/feed.json',
    },
  ]);
  expect(headOf().links.filter(({ rel }) => rel === 'alternate')).toEqual([]);
});

test('the head of a text in another language is in that language', () => {
  const french = { ...page, language: 'fr-CA' };
  const head = buildHead(site, french, build, kind);
  expect(head.language).toBe('fr-CA');
  expect(head.siteLanguage).toBe('en-GB');
  expect(contentOf(head, 'og:locale')).toEqual(['fr_CA']);
  expect(JSON.parse(head.jsonLd ?? '')).toHaveProperty('@graph.0.inLanguage', 'fr-CA');
  expect(headOf().language).toBe('en-GB');
});

test('networks read the days and the topics of an article', () => {
  const article = { published: '2025-03-31', updated: '2025-04-02', topics: ['Saws', 'Glue'] };
  const head = buildHead(site, page, build, { ...kind, article });
  expect(contentOf(head, 'og:type')).toEqual(['article']);
  expect(contentOf(head, 'article:published_time')).toEqual(['2025-03-31']);
  expect(contentOf(head, 'article:modified_time')).toEqual(['2025-04-02']);
  expect(contentOf(head, 'article:tag')).toEqual(['Saws', 'Glue']);
  expect(contentOf(headOf(), 'og:type')).toEqual(['website']);
});
