import { accepts, faultsOf, inAbout, inHome, inLost, reports } from '../testing/faults';
import { edit, type Draft } from '../testing/right-site';
import { jsonLd } from './json-ld';
import { jsonLdTypes } from './json-ld-types';

const script = '<script type="application/ld+json">';
const plain = '<script type="text/plain">';
const language = '"inLanguage":"en-GB"';
const website = '{"@id":"https://acme.example/#website"}';
const nothing = '{"@id":"https://acme.example/#site"}';

reports(jsonLd, '/about/', [
  ['has no JSON-LD', inAbout(script, plain)],
  ['has 2 JSON-LD scripts', inAbout('</head>', `${script}{}</script></head>`)],
  ['is not valid JSON', inAbout(`${script}{`, script)],
  ['@context is “http://schema.org”', inAbout('https://schema.org', 'http://schema.org')],
  ['has no @graph', inAbout('@graph', '@list')],
  ['contains “<”', inAbout('"inLanguage"', '"alternateName":"a < b","inLanguage"')],
  ['inLanguage is empty', inAbout(language, '"inLanguage":""')],
  ['inLanguage is empty', inAbout(language, '"inLanguage":null')],
  ['inLanguage is empty', inAbout(language, '"inLanguage":[]')],
  ['refers to “https://acme.example/#site”', inAbout(website, nothing)],
  [
    'says “The best story”; the page does not',
    inAbout('"name":"About"', '"name":"The best story"'),
  ],
  [
    'is in the body',
    (draft) => {
      inAbout(script, plain)(draft);
      inAbout('<body>', `<body>${script}{}</script>`)(draft);
    },
  ],
]);
reports(jsonLd, '/404/', [
  ['A hidden page has structured data', inLost('</head>', `${script}{}</script></head>`)],
]);
reports(jsonLd, '/', [
  ['minPrice says “500”', inHome('From $500 on.', 'From $1,700 on.')],
  [
    'acceptedAnswer.text says “A <strong>week',
    inHome('A \\u003cstrong>year', 'A \\u003cstrong>week'),
  ],
]);
accepts(jsonLd, '/', 'a price as the page writes it', (draft) => {
  inHome('"minPrice":"500"', '"minPrice":"1500"')(draft);
  inHome('From $500 on.', 'From $1,500 on.')(draft);
});

const home = `${language}},{"@type":"WebPage"`;

reports(jsonLdTypes, '/', [
  ['needs email or contactPoint', inHome('"email":"hello@acme.example",', '')],
  [
    'icon.png” is not a picture of this site',
    inHome('/icon-512.png","width"', '/icon.png","width"'),
  ],
  [
    'is not a picture of this site with 112 pixels',
    inHome('/icon-512.png","width"', '/favicon.ico","width"'),
  ],
  [
    'has the type Catalog, which no rule knows',
    inHome('"@type":"OfferCatalog"', '"@type":"Catalog"'),
  ],
  ['WebSite: "inLanguage" is missing', inHome(home, '"x":1},{"@type":"WebPage"')],
  ['FAQPage.mainEntity.0: "acceptedAnswer" is missing', inHome('"acceptedAnswer"', '"answer"')],
  ['"minPrice" is not a number in quotes', inHome('"minPrice":"500"', '"minPrice":"from $500"')],
  ['not an ISO 4217 currency code', inHome('"priceCurrency":"USD"', '"priceCurrency":"$"')],
]);
reports(jsonLdTypes, '/about/', [
  ['no ContactPoint', inAbout('"AboutPage"', '"ContactPage"')],
  ['0 nodes describe this page', inAbout('"AboutPage"', '"Thing"')],
  [
    'has the url “https://acme.example/”',
    inAbout('"url":"https://acme.example/about/"', '"url":"https://acme.example/"'),
  ],
  [
    'dateModified is “2025-04-01”; the sitemap says “2025-03-31”',
    inAbout('2025-03-31', '2025-04-01'),
  ],
  ['has 1 nodes of type WebSite', inAbout('"BreadcrumbList"', '"WebSite"')],
  ['Step 2 of the breadcrumbs', inAbout('"position":2', '"position":3')],
  [
    'Step 1 of the breadcrumbs has no absolute address',
    inAbout('"item":"https://acme.example/"', '"item":"/"'),
  ],
]);

test('any page may be about the site or its services, whatever its address', () => {
  expect(faultsOf(jsonLdTypes, '/about/', inAbout('"AboutPage"', '"WebPage"'))).toBe('');
  const change = ({ html }: Draft) => edit(html, 'services/index.html', '"WebPage"', '"AboutPage"');
  expect(faultsOf(jsonLdTypes, '/services/', change)).toBe('');
});
