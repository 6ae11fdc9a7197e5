import { faultsOf } from '../testing/faults';
import { robotsTxt } from './robots-txt';

const withRobots = (text: string) =>
  faultsOf(robotsTxt, ({ texts }) => void texts.set('robots.txt', text)).join('\n');
const named = 'Sitemap: https://acme.example/sitemap-index.xml';

test.each([
  [
    'everything forbidden',
    `User-agent: *\nDisallow: /\n${named}`,
    'keeps robots out of https://acme.example/about/',
  ],
  [
    'the data of pages forbidden',
    `User-agent: *\nDisallow: /page-data/\n${named}`,
    'keeps robots from /page-data/',
  ],
  [
    'scripts forbidden by a pattern',
    `User-agent: *\nDisallow: /*.js$\n${named}`,
    'keeps robots from /app.js',
  ],
  [
    'one robot kept out',
    `User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /about\n${named}`,
    'out of https://acme.example/about/',
  ],
  ['no sitemap', 'User-agent: *\nAllow: /', 'names no sitemap'],
  [
    'a sitemap by its path',
    'User-agent: *\nAllow: /\nSitemap: /sitemap-index.xml',
    'names the sitemap “/sitemap-index.xml”',
  ],
  ['a sitemap that is not there', named.replace('index', 'all'), 'which is not there'],
])('%s is a fault', (_name, text, what) => {
  expect(withRobots(text)).toContain(what);
});

test('no robots.txt is a fault', () => {
  expect(faultsOf(robotsTxt, ({ texts }) => void texts.delete('robots.txt'))).toEqual([
    expect.stringContaining('There is no robots.txt'),
  ]);
});

test('a longer rule that allows is stronger', () => {
  expect(withRobots(`User-agent: *\nDisallow: /page\nAllow: /page-data/\n${named}`)).toBe('');
});
