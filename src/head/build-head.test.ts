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

const headOf = (change: Partial<typeof page> = {}) =>
  buildHead(site, { ...page, ...change }, build, kind);

const contentOf = (head: ReturnType<typeof buildHead>, key: string) =>
  head.meta
    .filter((meta) => ('name' in meta ? meta.name : meta.property) === key)
    .map(({ content }) => content);

const linksOf = (head: ReturnType<typeof buildHead>, rel: string) =>
  head.links.filter((link) => link.rel === rel).map(({ href }) => href);

test('an absolute address is the site’s with the path', () => {
  expect(absoluteUrl(site, '/about/')).toBe('https://acme.example/about/');
});

test('a page has its title, its description and its language', () => {
  const head = headOf();
  expect(head.title).toBe('About | Acme');
  expect(head.language).toBe('en-GB');
  expect(contentOf(head, 'description')).toEqual(['Who we are.']);
});

test.each([
  ['og:title', 'About | Acme'],
  ['og:description', 'Who we are.'],
  ['og:type', 'website'],
  ['og:site_name', 'Acme'],
  ['og:locale', 'en_GB'],
  ['og:url', 'https://acme.example/about/'],
  ['og:image', 'https://acme.example/og/about-0a1b.png'],
  ['og:image:type', 'image/png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', 'Our Story. Threads.'],
  ['twitter:card', 'summary_large_image'],
  ['twitter:image', 'https://acme.example/og/about-0a1b.png'],
  ['twitter:image:alt', 'Our Story. Threads.'],
])('a page has %s once', (property, content) => {
  expect(contentOf(headOf(), property)).toEqual([content]);
});

test('a page can be indexed, at its canonical address', () => {
  const head = headOf();
  expect(contentOf(head, 'robots')).toEqual(['index, follow, max-image-preview:large']);
  expect(linksOf(head, 'canonical')).toEqual(['https://acme.example/about/']);
  expect(head.jsonLd).toContain('"AboutPage"');
});

test('a hidden page asks to be left out, and has no address and no data of its own', () => {
  const head = headOf({ hidden: true });
  expect(contentOf(head, 'robots')).toEqual(['noindex']);
  expect(linksOf(head, 'canonical')).toEqual([]);
  expect(contentOf(head, 'og:url')).toEqual([]);
  expect(head.jsonLd).toBeNull();
});

test('both themes have a colour for the browser’s toolbar', () => {
  const themes = headOf().meta.flatMap((meta) => ('media' in meta ? [meta] : []));
  expect(themes.map(({ media }) => media)).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
  expect(new Set(themes.map(({ content }) => content)).size).toBe(2);
});

test.each(['icon', 'apple-touch-icon', 'manifest'])('every page names its %s', (rel) => {
  expect(linksOf(headOf({ hidden: true }), rel).length).toBeGreaterThan(0);
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
  expect(linksOf(headOf(), 'alternate')).toEqual([]);
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
