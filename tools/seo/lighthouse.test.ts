import { tooFewPoints } from './lighthouse';

test('a page fails under 95 points in performance and under 100 in all else', () => {
  const faults = tooFewPoints({
    categories: {
      performance: { title: 'Performance', score: 0.95 },
      accessibility: { title: 'Accessibility', score: 0.99 },
      'best-practices': { title: 'Best Practices', score: 1 },
      seo: { title: 'SEO', score: 0.9 },
    },
  });
  expect(faults).toEqual([
    'Accessibility has 99 points instead of 100.',
    'SEO has 90 points instead of 100.',
  ]);
});
