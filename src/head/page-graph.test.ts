import { fc } from '../../tests/support/fast-check';
import { oneLine } from './head-page';
import { pageGraph } from './page-graph';
import { serviceNodes } from './service-nodes';

// The review of search (tools/seo) checks the graph of every page.

const site = { brand: 'Acme', address: 'https://acme.example', language: 'en-GB' };
const home = { title: 'Acme', description: 'What we do.', hidden: false, path: '/' };

const graphOf = (name: string) =>
  pageGraph(
    site,
    home,
    {
      card: { path: '/og/a.png', width: 1200, height: 630, alt: '' },
      modified: null,
      breadcrumbs: [{ name: 'Home', path: '/' }],
      feeds: [],
      translations: [],
    },
    { type: 'WebPage', nodes: [{ '@type': 'Thing', name }] },
  );

test('an offer has the price of its plan, else the lowest of the site, else there is none', () => {
  const plan = (amount: number | null) => ({
    title: 'Plan',
    mdx: { excerpt: '' },
    pricing: { price: amount === null ? null : { amount, currency: 'EUR' } },
  });
  const lowest = { amount: 450, currency: 'EUR' };
  const pricesAt = (minimumEngagement: typeof lowest | null) =>
    serviceNodes({ ...site, serviceArea: 'Berlin', minimumEngagement }, '/services/', [
      plan(1500),
      plan(null),
    ]).map((node) => /"minPrice":"(\d+)"/.exec(JSON.stringify(node))?.[1]);
  expect(pricesAt(lowest)).toEqual(['1500', '450']);
  expect(pricesAt(null)).toEqual(['1500', undefined]);
});

test('no text can end its script, and every text is preserved', () => {
  const ends = '</script><script>alert(1)</script><!--';
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const text = before + ends + after;
      const json = graphOf(text);
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toHaveProperty('@graph.1.name', text);
    }),
  );
});

test('an excerpt becomes one line', () => {
  expect(oneLine('A:\na list\n\nAfter 3\u{a0}months. ')).toBe('A: a list After 3 months.');
  expect(oneLine(null)).toBe('');
});
