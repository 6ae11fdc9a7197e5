import { isReservedSlug } from './addresses/paths';
import { relatedEntries } from './collection-lists';
import { inOrder, newestFirst } from './entry-order';

const entry = (slug: string, published: string, ...topics: string[]) => ({
  slug,
  published,
  topics,
});

test('an entry leads to those before and after it, and to two others that share most topics', () => {
  const entries = inOrder(
    [
      entry('oldest', '2025-01-01', 'saws', 'glue'),
      entry('other', '2025-01-02', 'nails'),
      entry('saw', '2025-01-03', 'saws'),
      entry('before', '2025-01-04', 'saws'),
      entry('this', '2025-01-05', 'saws', 'glue'),
      entry('after', '2025-01-06', 'saws'),
      entry('newest', '2025-01-07', 'glue'),
    ],
    newestFirst,
  );
  expect(relatedEntries('this', entries)).toEqual({
    previous: 'before',
    next: 'after',
    related: ['oldest', 'newest'],
  });
  expect(relatedEntries('newest', entries).next).toBeNull();
  expect(relatedEntries('oldest', entries).previous).toBeNull();
});

test('entries are in the order of their field, and by slug where that is the same', () => {
  const sorted = (order: 'ascending' | 'descending') =>
    inOrder(
      [
        { slug: 'b', rank: 10 },
        { slug: 'a', rank: 10 },
        { slug: 'c', rank: 9 },
      ],
      { field: 'rank', order },
    ).map(({ slug }) => slug);
  expect(sorted('ascending')).toEqual(['c', 'a', 'b']);
  expect(sorted('descending')).toEqual(['a', 'b', 'c']);
});

test('an entry cannot be called as a list or a feed is', () => {
  expect(['topics', 'feed', '2', '10', '999'].every(isReservedSlug)).toBe(true);
  expect(['2-saws', 'topics-of-the-day', '20250512', '2025', '1', '007'].some(isReservedSlug)).toBe(
    false,
  );
});
