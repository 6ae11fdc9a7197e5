import { fc } from '../../tests/support/fast-check';
import {
  isReservedSlug,
  listPages,
  listPaths,
  neighbours,
  newestFirst,
  pageSize,
  searchTitleOf,
  type Listed,
} from './insights-lists';

const article = (slug: string, published: string, ...topics: string[]): Listed => ({
  slug,
  published,
  topics,
});

const topic = (id: string) => ({
  id,
  name: id,
  title: `All about ${id}`,
  headline: `About *${id}*`,
  description: `What ${id} is.`,
});

const words = {
  title: 'Insights | Acme',
  description: 'All of them.',
  eyebrow: 'Insights',
  headline: 'Every *one*',
  lede: 'Read.',
  words: {
    topics: '',
    all: '',
    page: 'Page',
    pages: '',
    newer: '',
    older: '',
    minutes: '',
    updated: '',
    contents: '',
    writtenBy: '',
    previous: '',
    next: '',
    more: '',
    related: '',
    feed: '',
  },
  closing: { headline: '', lede: '', action: { label: '', href: '/' } },
};

const many = (count: number, ...topics: string[]) =>
  Array.from({ length: count }, (_, index) =>
    article(`a${index}`, `2025-01-${String((index % 28) + 1).padStart(2, '0')}`, ...topics),
  );

test('the newest article comes first, and those of one day by their names', () => {
  const articles = [
    article('b', '2025-01-01'),
    article('c', '2025-02-01'),
    article('a', '2025-01-01'),
  ];
  expect(newestFirst(articles).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
});

test('a list has twelve articles a page; the first page has no number', () => {
  const pages = listPages(many(25, 'saws'), [topic('saws'), topic('glue')], words);
  expect(pages.map(({ path, slugs }) => [path, slugs.length])).toEqual([
    ['/insights/', 12],
    ['/insights/2/', 12],
    ['/insights/3/', 1],
    ['/insights/topics/saws/', 12],
    ['/insights/topics/saws/2/', 12],
    ['/insights/topics/saws/3/', 1],
  ]);
});

test('each page of a list has its own title, description, headline and name', () => {
  const pages = listPages(many(13, 'saws'), [topic('saws')], words);
  for (const key of ['title', 'description', 'headline', 'name'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
  }
  expect(pages[1]).toMatchObject({ title: 'Page 2 · Insights | Acme', page: 2, pages: 2 });
});

test('without articles there is no list', () => {
  expect(listPages([], [topic('saws')], words)).toEqual([]);
});

test('every article is on exactly one page of the list of all', () => {
  fc.assert(
    fc.property(fc.nat(60), (count) => {
      const slugs = listPages(many(count), [], words).flatMap((page) => page.slugs);
      expect(slugs.sort()).toEqual(
        many(count)
          .map(({ slug }) => slug)
          .sort(),
      );
    }),
  );
});

test('the addresses of the lists are those of their pages', () => {
  const articles = [...many(pageSize + 1, 'saws'), article('glued', '2025-03-01', 'glue')];
  const paths = listPages(articles, [topic('saws'), topic('glue')], words).map(({ path }) => path);
  expect(listPaths(articles, ['saws', 'glue'])).toEqual(paths);
});

test('an article leads to those before and after it, and to two others that share most topics', () => {
  const articles = [
    article('oldest', '2025-01-01', 'saws', 'glue'),
    article('other', '2025-01-02', 'nails'),
    article('saw', '2025-01-03', 'saws'),
    article('before', '2025-01-04', 'saws'),
    article('this', '2025-01-05', 'saws', 'glue'),
    article('after', '2025-01-06', 'saws'),
    article('newest', '2025-01-07', 'glue'),
  ];
  expect(neighbours(articles)('this')).toEqual({
    previous: 'before',
    next: 'after',
    related: ['oldest', 'newest'],
  });
  expect(neighbours(articles)('newest').next).toBeNull();
  expect(neighbours(articles)('oldest').previous).toBeNull();
});

test.each([
  ['topics', true],
  ['feed', true],
  ['2', true],
  ['2-saws', false],
  ['topics-of-the-day', false],
])('an article may be called %s: %s is reserved', (slug, reserved) => {
  expect(isReservedSlug(slug)).toBe(reserved);
});

test('a title in search results has the brand, and no accent', () => {
  expect(searchTitleOf('The *first* cut', 'Acme')).toBe('The first cut | Acme');
});
