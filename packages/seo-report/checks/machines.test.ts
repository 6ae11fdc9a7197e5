import { audit } from '../audit';
import { accepts, inAbout, reports } from '../testing/faults';
import { edit, siteWith, type Draft } from '../testing/right-site';
import { hreflang } from './hreflang';
import { noReviews } from './no-reviews';
import { robotsTxt } from './robots-txt';
import { sitemap } from './sitemap';

reports(noReviews, '/about/', [
  ['claims a review', inAbout('"@type":"BreadcrumbList"', '"@type":"Review"')],
  [
    'claims a review',
    inAbout('"dateModified"', '"aggregateRating":{"ratingValue":5},"dateModified"'),
  ],
]);

const inPart =
  (from: string, to: string) =>
  ({ texts }: Draft) =>
    edit(texts, 'sitemap-0.xml', from, to);
const entry = '<url><loc>https://acme.example/about/</loc><lastmod>2025-03-31</lastmod></url>';
const withoutIndex = ({ texts }: Draft) => {
  texts.set('sitemap.xml', texts.get('sitemap-0.xml') ?? '');
  texts.delete('sitemap-index.xml');
};

reports(sitemap, null, [
  ['There is no sitemap-index.xml', ({ texts }) => texts.delete('sitemap-index.xml')],
  ['which does not exist', ({ texts }) => texts.delete('sitemap-0.xml')],
  ['has no index', withoutIndex],
  ['/about/ is not in the sitemap', inPart(entry, '')],
  ['The sitemap lists https://acme.example/404/', inPart('/services/', '/404/')],
  ['The sitemap lists https://acme.example/about/', inPart('/services/', '/about/')],
  ['The sitemap lists https://acme.example/about.', inPart('/about/', '/about')],
  ['last changed on “yesterday”', inPart('2025-03-31', 'yesterday')],
  ['last changed on “2999-01-01”', inPart('2025-03-31', '2999-01-01')],
  ['has changefreq or priority', inPart('</url>', '<priority>0.7</priority></url>')],
]);

test('a sitemap without dates is a warning', () => {
  const withoutDates = siteWith(inPart('<lastmod>2025-03-31</lastmod>', ''));
  const [first] = audit(withoutDates).findings.filter(({ id }) => id === 'sitemap');
  expect(first).toMatchObject({ what: 'Addresses have no lastmod.', level: 'should' });
});

const named = 'Sitemap: https://acme.example/sitemap-index.xml';
const withRobots =
  (...lines: string[]) =>
  ({ texts }: Draft) =>
    texts.set('robots.txt', ['User-agent: *', ...lines].join('\n'));
const withBlockedData = (draft: Draft) => {
  withRobots('Disallow: /page-data/', named)(draft);
  draft.texts.set('page-data/index/page-data.json', '{}');
};
const forGoogle = ['Allow: /', '', 'User-agent: Googlebot', 'Disallow: /about', named];

reports(robotsTxt, null, [
  ['blocks https://acme.example/about/', withRobots('Disallow: /', named)],
  [
    'blocks /static/a1/bridge-light.jpg and 9 more that pages need.',
    withRobots('Disallow: /static/', named),
  ],
  ['robots.txt blocks /favicon.ico.', withRobots('Disallow: /*.ico$', named)],
  ['blocks https://acme.example/about/', withRobots(...forGoogle)],
  ['robots.txt blocks /page-data/index/page-data.json.', withBlockedData],
  ['names no sitemap', withRobots('Allow: /')],
  ['names the sitemap “/sitemap-index.xml”', withRobots('Sitemap: /sitemap-index.xml')],
  ['which does not exist', withRobots(named.replace('index', 'all'))],
  ['There is no robots.txt', ({ texts }) => texts.delete('robots.txt')],
]);
accepts(
  robotsTxt,
  null,
  'what no page needs',
  withRobots('Disallow: /drafts/', 'Disallow: /app.js', named),
);
accepts(
  robotsTxt,
  null,
  'a longer rule that allows',
  withRobots('Disallow: /st', 'Allow: /static/', named),
);

const link = (language: string, href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${href}">`;
const about = link('en', 'https://acme.example/about/');
const services = link('fr', 'https://acme.example/services/');
const translated = (...links: string[]) => inAbout('</head>', `${links.join('')}</head>`);

accepts(hreflang, '/about/', 'pages that link to each other', ({ html }) => {
  for (const file of ['about/index.html', 'services/index.html'])
    edit(html, file, '</head>', `${about}${services}</head>`);
});
accepts(
  hreflang,
  '/about/',
  'a translation on another site',
  translated(about, link('de-CH', 'https://acme.ch.example/')),
);
reports(hreflang, '/about/', [
  ['/fr/ does not exist', translated(about, link('fr', 'https://acme.example/fr/'))],
  ['/services/ does not exist', translated(about, link('fr', '/services/'))],
  ['/services/ does not link back', translated(about, services)],
  ['not among its translations', translated(services)],
  ['is “english”', translated(about, link('english', 'https://a.example/'))],
  ['the same language', translated(about, link('EN', 'https://a.example/'))],
]);
