import { tooFewPoints } from './lighthouse';

test('a page fails under 95 points in performance and under 100 in all else', () => {
  const category = (title: string, score: number) => ({
    title,
    score,
    auditRefs: [
      { id: 'alt', weight: 1 },
      { id: 'hint', weight: 0 },
    ],
  });
  const faults = tooFewPoints({
    categories: {
      performance: category('Performance', 0.95),
      accessibility: category('Accessibility', 0.99),
      'best-practices': category('Best Practices', 1),
      seo: category('SEO', 0.9),
    },
    audits: { alt: { title: 'Pictures have no alt', score: 0 }, hint: { title: 'x', score: 0 } },
  });
  expect(faults).toEqual([
    'Accessibility has 99 points instead of 100: Pictures have no alt.',
    'SEO has 90 points instead of 100: Pictures have no alt.',
  ]);
});
