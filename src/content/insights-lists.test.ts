import { fc } from '../../tests/support/fast-check';
import { isReservedSlug, listPages, neighbours, newestFirst, type Listed } from './insights-lists';

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
  words: { page: 'Page' },
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
