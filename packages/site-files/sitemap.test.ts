import { load } from 'cheerio';
import { sitemap, sitemapIndex } from './sitemap';

const home = { url: 'https://acme.example/', modified: '2025-01-01T00:00:00Z' };
const about = { url: 'https://acme.example/about/', modified: '2025-02-01T00:00:00Z' };
const undated = { url: 'https://acme.example/press/', modified: null };

const read = (xml: string, name: string) => {
  const $ = load(xml, { xml: true });
  return $(name)
    .toArray()
    .map((element) =>
      $(element)
        .children()
        .toArray()
        .map((child) => `${child.name} ${$(child).text()}`)
        .join(', '),
    );
};

test('every page is in the sitemap, with the time of its last change if it is known', () => {
  expect(read(sitemap([home, undated]), 'urlset > url')).toEqual([
    'loc https://acme.example/, lastmod 2025-01-01T00:00:00Z',
    'loc https://acme.example/press/',
  ]);
});

test.each([
  ['the newest page', [about, home], ', lastmod 2025-02-01T00:00:00Z'],
  ['no page, if one is unknown', [about, undated], ''],
])('the index is as new as %s', (_name, pages, time) => {
  expect(read(sitemapIndex('https://acme.example/sitemap-0.xml', pages), 'sitemap')).toEqual([
    `loc https://acme.example/sitemap-0.xml${time}`,
  ]);
});
