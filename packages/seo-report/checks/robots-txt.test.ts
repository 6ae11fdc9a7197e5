import { faultsOf } from '../testing/faults';
import { robotsTxt } from './robots-txt';

const withRobots = (text: string) =>
  faultsOf(robotsTxt, ({ texts }) => void texts.set('robots.txt', text)).join('\n');
const named = 'Sitemap: https://acme.example/sitemap-index.xml';

test.each([
  ['every page', `User-agent: *\nDisallow: /\n${named}`, 'blocks https://acme.example/about/'],
  [
    'pictures',
    `User-agent: *\nDisallow: /static/\n${named}`,
    'blocks /static/a1/bridge-light.jpg and 9 more that pages need.',
  ],
  [
    'files by a pattern',
    `User-agent: *\nDisallow: /*.ico$\n${named}`,
    'robots.txt blocks /favicon.ico.',
  ],
  [
    'a page for one robot',
    `User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /about\n${named}`,
    'blocks https://acme.example/about/',
  ],
])('it must not block %s', (_name, text, what) => {
  expect(withRobots(text)).toContain(what);
});

test('it must not block the data of pages', () => {
  const faults = faultsOf(robotsTxt, ({ texts }) => {
    texts.set('robots.txt', `User-agent: *\nDisallow: /page-data/\n${named}`);
    texts.set('page-data/index/page-data.json', '{}');
  });
  expect(faults.join()).toContain('robots.txt blocks /page-data/index/page-data.json.');
});

test('it may block what no page needs', () => {
  expect(withRobots(`User-agent: *\nDisallow: /drafts/\nDisallow: /app.js\n${named}`)).toBe('');
});

test.each([
  ['no sitemap', 'User-agent: *\nAllow: /', 'names no sitemap'],
  [
    'a sitemap by its path',
    'User-agent: *\nAllow: /\nSitemap: /sitemap-index.xml',
    'names the sitemap “/sitemap-index.xml”',
  ],
  ['a sitemap that is not there', named.replace('index', 'all'), 'which does not exist'],
])('%s is a fault', (_name, text, what) => {
  expect(withRobots(text)).toContain(what);
});

test('no robots.txt is a fault', () => {
  expect(faultsOf(robotsTxt, ({ texts }) => void texts.delete('robots.txt'))).toEqual([
    expect.stringContaining('There is no robots.txt'),
  ]);
});

test('a longer rule that allows wins', () => {
  expect(withRobots(`User-agent: *\nDisallow: /st\nAllow: /static/\n${named}`)).toBe('');
});
