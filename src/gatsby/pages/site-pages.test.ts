import { sitePages } from './site-pages';

type Content = Parameters<typeof sitePages>[0];
type Page = Content['allPage']['nodes'][number];
type Article = Content['allArticle']['nodes'][number];

const page = (path: string, change: Partial<Page> = {}): Page => ({
  id: path,
  path,
  template: 'page',
  headline: `The page *${path}*`,
  hidden: false,
  unpublished: null,
  notReady: null,
  language: null,
  translates: null,
  ...change,
});

const article = (slug: string, day: string, updated: string | null = null): Article => ({
  path: `/insights/${slug}/`,
  slug,
  published: day,
  publishedAt: `${day}T00:00:00Z`,
  updatedAt: updated && `${updated}T00:00:00Z`,
  topics: ['craft'],
  author: { name: 'Ida Loom' },
});

const articles = [article('first', '2025-01-02', '2025-06-01'), article('second', '2025-03-04')];

const content = (pages: readonly Page[], nodes: readonly Article[] = []): Content => ({
  layout: { navigation: { items: [{ href: '/about/', label: 'About' }] } },
  allPage: { nodes: [...pages, ...nodes.map(({ path }) => page(path, { template: 'article' }))] },
  allArticle: { nodes },
  allInsights: {
    nodes: [
      {
        title: 'Insights',
        description: 'Notes on writing',
        eyebrow: 'Journal',
        headline: 'Notes on *writing*',
        words: { feed: 'Our notes', page: 'page' },
      },
    ],
  },
  allTopics: {
    nodes: [
      {
        items: [
          {
            id: 'craft',
            name: 'Craft',
            title: 'Craft',
            headline: 'Our *craft*',
            description: 'How',
          },
        ],
      },
    ],
  },
});

/** Returns the context of a page among all pages of a site. */
function contextOf(path: string, all: Content) {
  const found = sitePages(all, 'en').find((one) => one.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found.context;
}

test.each([
  ['/', ['The page /']],
  ['/about/', ['The page /', 'About']],
  ['/privacy/', ['The page /', 'The page /privacy/']],
  ['/insights/', ['The page /', 'Journal']],
  ['/insights/first/', ['The page /', 'Journal', 'The page /insights/first/']],
  ['/insights/topics/craft/', ['The page /', 'Journal', 'Craft']],
])('the breadcrumbs of %s are %j', (path, names) => {
  const all = content([page('/'), page('/about/'), page('/privacy/')], articles);
  const { breadcrumbs } = contextOf(path, all);
  expect(breadcrumbs.map(({ name }) => name)).toEqual(names);
  expect(breadcrumbs.at(-1)?.path).toBe(path);
});

test('each translation names all of them, and a page without any names none', () => {
  const all = content([
    page('/imprint/'),
    page('/impressum/', { language: 'de', translates: '/imprint/' }),
    page('/about/'),
  ]);
  const group = [
    { path: '/imprint/', language: 'en' },
    { path: '/impressum/', language: 'de' },
  ];
  expect(contextOf('/imprint/', all).translations).toEqual(group);
  expect(contextOf('/impressum/', all).translations).toEqual(group);
  expect(contextOf('/about/', all).translations).toEqual([]);
});

test.each([
  ['/insights/first/', '2025-06-01T00:00:00Z'],
  ['/insights/second/', '2025-03-04T00:00:00Z'],
  ['/insights/', '2025-06-01T00:00:00Z'],
  ['/about/', null],
])('%s was last changed at %s', (path, modified) => {
  expect(contextOf(path, content([page('/about/')], articles)).modified).toBe(modified);
});

test('a hidden page and an unpublished one are in no sitemap', () => {
  const pages = [page('/a/', { hidden: true }), page('/b/', { unpublished: 'Draft' }), page('/c/')];
  const all = content(pages);
  expect(pages.map(({ path }) => contextOf(path, all).indexed)).toEqual([false, false, true]);
});

test('home, the articles and their lists announce the feed, once there is an article', () => {
  const feedOf = (path: string, nodes: readonly Article[]) =>
    contextOf(path, content([page('/'), page('/about/')], nodes)).feed;
  expect(feedOf('/', articles)).toBe('Our notes');
  expect(feedOf('/insights/', articles)).toBe('Our notes');
  expect(feedOf('/insights/second/', articles)).toBe('Our notes');
  expect(feedOf('/about/', articles)).toBeNull();
  expect(feedOf('/', [])).toBeNull();
});
