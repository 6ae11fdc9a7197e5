import { faultsOf, inAbout } from '../testing/faults';
import { edit, type Draft } from '../testing/right-site';
import { indexability } from './indexability';

test.each([
  [
    'noindex on a page for search',
    'index, follow, max',
    'noindex, max',
    'the content does not hide the page',
  ],
  ['small pictures only', ', max-image-preview:large', '', 'does not allow large pictures'],
])('%s is a fault', (_name, from, to, what) => {
  expect(faultsOf(indexability, inAbout(from, to), '/about/').join()).toContain(what);
});

const hiddenFaults = (change: (draft: Draft) => void) =>
  faultsOf(indexability, change, '/404/').join('\n');

test('a hidden page that does not say so', () => {
  expect(hiddenFaults(({ html }) => edit(html, '404/index.html', 'noindex', 'index'))).toContain(
    'its robots meta is “index”',
  );
});

test('a hidden page in the sitemap, or blocked by robots.txt', () => {
  expect(
    hiddenFaults(({ texts }) => edit(texts, 'sitemap-0.xml', '/services/', '/404/')),
  ).toContain('the sitemap lists it');
  expect(
    hiddenFaults(({ texts }) => edit(texts, 'robots.txt', 'Allow: /', 'Disallow: /404')),
  ).toContain('robots cannot read its noindex');
});

test('the not-found page hides, whatever its content says', () => {
  const faults = hiddenFaults(({ content }) =>
    edit(content, 'pages/404.mdx', 'hidden: true', 'hidden: false'),
  );
  expect(faults).toContain('may appear in search results. content/pages/404.mdx:4');
});
