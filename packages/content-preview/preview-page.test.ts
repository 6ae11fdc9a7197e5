import { load } from 'cheerio';
import { folderOf } from '../content-check/mistakes/site-in-memory';
import { rightSite } from '../content-check/mistakes/right-site';
import { indexSite } from '../content-check/site-index';
import { cataloguePage } from './catalogue';
import { pageFacts } from './page-facts';

const site = indexSite(folderOf(rightSite));

/** Two syllables for every word are close enough here. */
const syllables = (text: string) => text.split(/\s+/).filter(Boolean).length * 2;

const press = pageFacts(site, syllables).find(({ path }) => path === '/press/');

test('the preview shows what visitors and search engines see of a page', () => {
  expect(press).toMatchObject({
    file: 'pages/press.mdx',
    title: 'Press, Pictures and Interviews',
    slug: 'press',
    isDraft: false,
    isHidden: false,
    outline: [
      { level: 1, words: 'For those who write' },
      { level: 2, words: 'Our name' },
    ],
    links: [{ words: 'our story', href: '/about/' }],
  });
});

test('words are counted, and a reading grade needs a minimum number of them', () => {
  expect(press?.words).toBeGreaterThan(20);
  expect(press?.grade).toBeNull();
  const longer = new Map(rightSite).set(
    'pages/press.mdx',
    String(rightSite.get('pages/press.mdx')).replace(
      'Then write to us.',
      'We write words. '.repeat(30),
    ),
  );
  const [page] = pageFacts(indexSite(folderOf(longer)), syllables).filter(
    ({ path }) => path === '/press/',
  );
  // 0.39 × 3 words a sentence + 11.8 × 2 syllables a word − 15.59, and a few other words.
  expect(page?.grade).toBe(9);
});

test('the catalogue shows all components of a text, and links to each of them', () => {
  const $ = load(cataloguePage(site, new URLSearchParams('page=components-long&section=figure')));
  const frames = $('iframe').toArray();
  expect(frames.map((frame) => $(frame).attr('src'))).toEqual([
    '/components-long/#figure',
    '/components-long/#figure',
  ]);
  expect($('nav[aria-label=Sections]').text()).toContain('#figure');
});

test('the catalogue shows a page in both themes, and links to all pages, variants and sections', () => {
  const $ = load(
    cataloguePage(site, new URLSearchParams('page=home&variant=long&section=pricing')),
  );
  expect(
    $('iframe')
      .toArray()
      .map((frame) => [$(frame).attr('name'), $(frame).attr('src')]),
  ).toEqual([
    ['catalogue/light/long', '/#pricing'],
    ['catalogue/dark/long', '/#pricing'],
  ]);
  const words = $('nav a')
    .toArray()
    .map((link) => $(link).text());
  expect(words).toEqual(
    expect.arrayContaining([
      'press',
      '404',
      'typical',
      'short',
      'long',
      'missing-picture',
      '#questions',
      'phone',
    ]),
  );
  expect(
    $('a[aria-current]')
      .toArray()
      .map((link) => $(link).text()),
  ).toEqual(['home', 'long', '#pricing', 'wide']);
});

test('an unknown page or variant shows the first one rather than nothing', () => {
  const $ = load(cataloguePage(site, new URLSearchParams('page=<b>&variant=none')));
  expect($('iframe')).toHaveLength(2);
  expect($('b')).toHaveLength(0);
});
