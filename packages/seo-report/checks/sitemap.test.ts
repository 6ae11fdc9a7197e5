import { audit } from '../audit';
import { faultsOf } from '../testing/faults';
import { edit, siteWith, type Draft } from '../testing/right-site';
import { sitemap } from './sitemap';

const inPart =
  (from: string, to: string) =>
  ({ texts }: Draft) =>
    edit(texts, 'sitemap-0.xml', from, to);

test.each<[string, (draft: Draft) => unknown, string]>([
  ['no sitemap', ({ texts }) => texts.delete('sitemap-index.xml'), 'There is no sitemap-index.xml'],
  [
    'a part that does not exist',
    ({ texts }) => texts.delete('sitemap-0.xml'),
    'which does not exist',
  ],
  [
    'a sitemap without an index',
    ({ texts }) => {
      texts.set('sitemap.xml', texts.get('sitemap-0.xml') ?? '');
      texts.delete('sitemap-index.xml');
    },
    'has no index',
  ],
  [
    'a page that is left out',
    inPart('<url><loc>https://acme.example/about/</loc><lastmod>2025-03-31</lastmod></url>', ''),
    '/about/ is not in the sitemap',
  ],
  ['a hidden page', inPart('/services/', '/404/'), 'The sitemap lists https://acme.example/404/'],
  [
    'an address listed twice',
    inPart('/services/', '/about/'),
    'The sitemap lists https://acme.example/about/',
  ],
  [
    'an address without its slash',
    inPart('/about/', '/about'),
    'The sitemap lists https://acme.example/about.',
  ],
  ['no date', inPart('2025-03-31', 'yesterday'), 'last changed on “yesterday”'],
  ['a date to come', inPart('2025-03-31', '2999-01-01'), 'last changed on “2999-01-01”'],
  ['a priority', inPart('</url>', '<priority>0.7</priority></url>'), 'has changefreq or priority'],
])('%s is a fault', (_name, change, what) => {
  expect(faultsOf(sitemap, (draft) => void change(draft)).join('\n')).toContain(what);
});

test('no dates are a warning', () => {
  const withoutDates = siteWith(inPart('<lastmod>2025-03-31</lastmod>', ''));
  const [first] = audit(withoutDates).findings.filter(({ id }) => id === 'sitemap');
  expect(first).toMatchObject({ what: 'Addresses have no lastmod.', level: 'should' });
});
