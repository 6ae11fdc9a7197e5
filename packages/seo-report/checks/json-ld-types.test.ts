import { faultsOf, inAbout, inHome } from '../testing/faults';
import { edit, type Draft } from '../testing/right-site';
import { jsonLdTypes } from './json-ld-types';

test.each([
  [
    'an organization without an address for mail',
    '"email":"hello@acme.example",',
    '',
    'needs email or contactPoint',
  ],
  [
    'a logo that is not there',
    '/icon-512.png","width"',
    '/icon.png","width"',
    'icon.png” is not a picture of this site',
  ],
  [
    'a small logo',
    '/icon-512.png","width"',
    '/favicon.ico","width"',
    'is not a picture of this site with 112 pixels',
  ],
  [
    'a type that no rule knows',
    '"@type":"OfferCatalog"',
    '"@type":"Catalog"',
    'has the type Catalog, which no rule knows',
  ],
  [
    'a site without its language',
    '"inLanguage":"en-GB"},{"@type":"WebPage"',
    '"x":1},{"@type":"WebPage"',
    'WebSite: "inLanguage" is missing',
  ],
  [
    'a question without an answer',
    '"acceptedAnswer"',
    '"answer"',
    'FAQPage.mainEntity.0: "acceptedAnswer" is missing',
  ],
  [
    'a price in words',
    '"minPrice":"500"',
    '"minPrice":"from $500"',
    '"minPrice" is not a number in quotes',
  ],
  [
    'a currency by its sign',
    '"priceCurrency":"USD"',
    '"priceCurrency":"$"',
    'is not an ISO 4217 currency code',
  ],
])('%s is a fault', (_name, from, to, what) => {
  expect(faultsOf(jsonLdTypes, inHome(from, to), '/').join('\n')).toContain(what);
});

test.each([
  ['a contact page without a way to reach it', '"AboutPage"', '"ContactPage"', 'no ContactPoint'],
  ['no page at all', '"AboutPage"', '"Thing"', '0 nodes describe this page'],
  [
    'the address of another page',
    '"url":"https://acme.example/about/"',
    '"url":"https://acme.example/"',
    'has the url “https://acme.example/”',
  ],
  [
    'another date than the sitemap',
    '2025-03-31',
    '2025-04-01',
    'dateModified is “2025-04-01”; the sitemap says “2025-03-31”',
  ],
  [
    'a site on another page than the home page',
    '"BreadcrumbList"',
    '"WebSite"',
    'has 1 nodes of type WebSite',
  ],
  ['breadcrumbs that do not count', '"position":2', '"position":3', 'Step 2 of the breadcrumbs'],
  [
    'breadcrumbs that lead nowhere',
    '"item":"https://acme.example/"',
    '"item":"/"',
    'Step 1 of the breadcrumbs has no absolute address',
  ],
])('%s is a fault', (_name, from, to, what) => {
  expect(faultsOf(jsonLdTypes, inAbout(from, to), '/about/').join('\n')).toContain(what);
});

test('any page may be about the site or its services, whatever its address', () => {
  expect(faultsOf(jsonLdTypes, inAbout('"AboutPage"', '"WebPage"'), '/about/')).toEqual([]);
  const change = ({ html }: Draft) => edit(html, 'services/index.html', '"WebPage"', '"AboutPage"');
  expect(faultsOf(jsonLdTypes, change, '/services/')).toEqual([]);
});
