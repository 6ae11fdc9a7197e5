import { neighborsOf, type ListedArticle } from './insights-lists';
import { isReservedSlug } from './addresses/paths';

const article = (slug: string, day: string, ...topics: string[]): ListedArticle => {
  return { slug, published: day, topics };
};

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
  expect(neighborsOf('this', articles)).toEqual({
    previous: 'before',
    next: 'after',
    related: ['oldest', 'newest'],
  });
  expect(neighborsOf('newest', articles).next).toBeNull();
  expect(neighborsOf('oldest', articles).previous).toBeNull();
});

test('an article cannot be called as a list or a feed is', () => {
  expect(['topics', 'feed', '2', '10', '999'].every(isReservedSlug)).toBe(true);
  expect(['2-saws', 'topics-of-the-day', '20250512', '2025', '1', '007'].some(isReservedSlug)).toBe(
    false,
  );
});
