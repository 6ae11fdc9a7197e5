import { collectionTypes } from '../../content/content-types';
import type { Collection, EntryNode, PageNode } from '../nodes/page-nodes';
import { sitePages, type SiteContent } from './site-pages';

const page = (path: string, change: Partial<PageNode> = {}): PageNode => ({
  id: path,
  path,
  slug: path.split('/').at(-2) ?? '',
  template: 'page',
  title: path,
  description: path,
  headline: `The page *${path}*`,
  hidden: false,
  unpublished: null,
  publicationStatus: null,
  topics: [],
  ...change,
});

const article = (slug: string, day: string, updated: string | null = null): EntryNode =>
  page(`/insights/${slug}/`, {
    template: 'article',
    publishedAt: `${day}T00:00:00Z`,
    updatedAt: updated && `${updated}T00:00:00Z`,
    topics: ['craft'],
  });

const articles = [article('second', '2025-03-04'), article('first', '2025-01-02', '2025-06-01')];

const insights = (entries: readonly EntryNode[]): Collection[] =>
  collectionTypes
    .filter(({ folder }) => folder === 'insights')
    .map((type) => ({
      type,
      entries,
      list: {
        title: 'Insights',
        description: 'Notes on writing',
        eyebrow: 'Journal',
        headline: 'Notes on *writing*',
        words: { feed: 'Our notes', page: 'page' },
      },
      topics: [
        { id: 'craft', name: 'Craft', title: 'Craft', headline: 'Our *craft*', description: 'How' },
      ],
    }));

const content = (pages: readonly PageNode[], entries: readonly EntryNode[] = []): SiteContent => ({
  language: 'en',
  links: [{ href: '/about/', label: 'About' }],
  pages,
  collections: entries.length === 0 ? [] : insights(entries),
});

/** Returns the context of a page among all pages of a site. */
function contextOf(path: string, all: SiteContent) {
  const found = sitePages(all).find((one) => one.path === path);
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
  const feedsOf = (path: string, entries: readonly EntryNode[]) =>
    contextOf(path, content([page('/'), page('/about/')], entries)).feeds.map(({ title }) => title);
  expect(feedsOf('/', articles)).toEqual(['Our notes']);
  expect(feedsOf('/insights/', articles)).toEqual(['Our notes']);
  expect(feedsOf('/insights/second/', articles)).toEqual(['Our notes']);
  expect(feedsOf('/about/', articles)).toEqual([]);
  expect(feedsOf('/', [])).toEqual([]);
});
