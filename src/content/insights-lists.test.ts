import { isReservedSlug, listPages, neighbours, newestFirst, type Listed } from './insights-lists';

const article = (slug: string, published: string, ...topics: string[]): Listed => ({
  slug,
  published,
  topics,
});

const words = {
  title: 'Insights | Acme',
  description: 'All of them.',
  eyebrow: 'Insights',
  headline: 'Every *one*',
  words: { page: 'Page' },
};

const topic = (id: string) => ({ ...words, id, name: id });

const many = (count: number, ...topics: string[]) =>
  Array.from({ length: count }, (_, index) =>
    article(`a${index}`, `2025-01-${String((index % 28) + 1).padStart(2, '0')}`, ...topics),
  );

test('the newest article comes first, and those of one day by their names', () => {
  const days = { b: '2025-01-01', c: '2025-02-01', a: '2025-01-01' };
  const articles = Object.entries(days).map(([slug, day]) => article(slug, day));
  expect(newestFirst(articles).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
});

test('a list has twelve articles a page; the first page has no number', () => {
  const articles = many(25, 'saws');
  const pages = listPages(articles, [topic('saws'), topic('glue')], words);
  const ofAll = pages.slice(0, 3).flatMap(({ slugs }) => slugs);
  expect(ofAll.sort()).toEqual(articles.map(({ slug }) => slug).sort());
  expect(pages.map(({ path, slugs }) => [path, slugs.length])).toEqual([
    ['/insights/', 12],
    ['/insights/2/', 12],
    ['/insights/3/', 1],
    ['/insights/topics/saws/', 12],
    ['/insights/topics/saws/2/', 12],
    ['/insights/topics/saws/3/', 1],
  ]);
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

test('an article cannot be called as a list or a feed is', () => {
  expect(['topics', 'feed', '2'].every(isReservedSlug)).toBe(true);
  expect(['2-saws', 'topics-of-the-day'].some(isReservedSlug)).toBe(false);
});
