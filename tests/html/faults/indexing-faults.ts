import {
  about,
  all,
  type BuildFault,
  canonical,
  edit,
  entry,
  everywhere,
  headers,
  home,
  meta,
  own,
  page,
  remove,
  robots,
  site,
  sitemap,
  write,
} from './changes';

/** Faults of what search engines may keep. */
export const indexingFaults: readonly BuildFault[] = [
  [
    'X-Robots-Tag for all pages',
    'indexing',
    headers('X-Content-Type-Options', 'X-Robots-Tag: noindex\n  X-Content-Type-Options'),
    'public/_headers',
  ],
  [
    'X-Robots-Tag for one page',
    'indexing',
    headers('\n/static/*', '\n/about/\n  X-Robots-Tag: none\n\n/static/*'),
  ],
  ['robots.txt forbids /static/', 'indexing', robots('Disallow: /static/\n'), 'public/robots.txt'],
  ['robots.txt forbids a page', 'indexing', robots('Disallow: /about\n')],
  ['robots.txt forbids the site', 'indexing', robots('Disallow: /\n')],
  [
    'robots.txt forbids Google all',
    'indexing',
    robots('Allow: /\n\nUser-agent: Googlebot\nDisallow: /*\n'),
  ],
  ['nofollow', 'indexing', about(meta('robots'), '<meta name="robots" content="nofollow"/>')],
  [
    'a hidden home page',
    'indexing',
    home(meta('robots'), '<meta name="robots" content="noindex"/>'),
  ],
  [
    'a page of errors that may be kept',
    'not-found',
    all(
      ...['404.html', '404/index.html'].map((file) => edit(`public/${file}`, '"noindex"', '"all"')),
    ),
  ],
  ['no canonical address', 'canonical', about(canonical, '')],
  [
    'a canonical address of another page',
    'canonical',
    about(canonical, canonical.replace('about', 'services')),
  ],
  [
    'canonical addresses of another host',
    'canonical',
    everywhere(/(rel="canonical" href=")https:\/\/throughline/, '$1https://underline'),
    'content/site.json:5 address',
  ],
  [
    'a canonical address by http',
    'canonical',
    about('canonical" href="https', 'canonical" href="http'),
  ],
  [
    'a relative canonical address',
    'canonical',
    about(`canonical" href="${site}`, 'canonical" href="'),
  ],
  ['two canonical addresses', 'canonical', about(canonical, canonical + canonical)],
];

/** Faults of the sitemap. */
export const sitemapFaults: readonly BuildFault[] = [
  ['a sitemap that is not well-formed', 'sitemap', sitemap('</url>', ''), 'public/sitemap-0.xml'],
  ['a sitemap with a bare &', 'sitemap', sitemap(own, `${own}?a&b`)],
  [
    'an index of sitemaps that is cut off',
    'sitemap',
    edit('public/sitemap-index.xml', '</sitemapindex>', ''),
  ],
  ['an address twice', 'sitemap', sitemap(entry, entry + entry)],
  [
    'a day that is none',
    'sitemap',
    sitemap('</loc></url>', '</loc><lastmod>2026-13-01</lastmod></url>'),
  ],
  [
    'a day in another notation',
    'sitemap',
    sitemap('</loc></url>', '</loc><lastmod>1 May 2026</lastmod></url>'),
  ],
  [
    'a day in the future',
    'sitemap',
    sitemap('</loc></url>', '</loc><lastmod>2099-01-01</lastmod></url>'),
  ],
  [
    'an address without a page',
    'sitemap',
    sitemap('<url>', `<url><loc>${site}/gone/</loc></url><url>`),
  ],
  [
    'an address without its slash',
    'sitemap',
    sitemap('<url>', `<url><loc>${site}/about</loc></url><url>`),
  ],
  [
    'a page that asks to be left out',
    'sitemap',
    sitemap('<url>', `<url><loc>${site}/newsletter-confirmation/</loc></url><url>`),
  ],
  ['a page that is left out', 'sitemap', sitemap(entry, ''), `${page}:1`],
  ['no sitemap', 'sitemap', remove('public/sitemap-0.xml')],
  [
    'a robots.txt without the sitemap',
    'sitemap',
    write('public/robots.txt', 'User-agent: *\nAllow: /\n'),
  ],
  ['no robots.txt', 'sitemap', remove('public/robots.txt')],
];
