import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { filesUnder } from '../../packages/hosting/files-under';
import { editedSite } from '../../packages/build/sites';
import { buildEdited } from './support/build-edited';

const file = (name: string) => path.join(editedSite, name);
const page = (name: string) => load(readFileSync(file(`public/${name}`), 'utf8'));

// The invariants run on the same build: npm test -- edits.
beforeAll(buildEdited, 600_000);

test('a new brand shows on every page, and the old one on none', () => {
  for (const name of ['index.html', 'about/index.html', 'contact/index.html', '404.html']) {
    const $ = page(name);
    const brand = 'Wordsmith, Threadgold & Partners Limited';
    expect($('title').text()).toContain(brand);
    expect($('header').text()).toContain(brand);
    expect($('footer').text()).toContain(`© ${brand}, 2031`);
    expect($('head script[type="application/ld+json"]').text()).not.toContain('Throughline');
    $('script').remove();
    const addresses = /https?:\/\/[^"\s<]+|[\w.]+@[\w.-]+|\b[\w-]+\.example\b/g;
    expect($.html().replaceAll(addresses, '')).not.toContain('Throughline');
  }
});

test('a page added as an MDX file has its address, its words and a card of its own', () => {
  const $ = page('press-kit/index.html');
  expect($('h1').text()).toBe('For those who write');
  expect($('main').text()).toContain('We answer within one working day');
  expect($('link[rel=canonical]').attr('href')).toBe('https://www.northbound.example/press-kit/');
  const card = new URL($('meta[property="og:image"]').attr('content') ?? '').pathname;
  expect(card).toMatch(/^\/og\/press-kit-/);
  expect(readFileSync(file(`public${card}`)).length).toBeGreaterThan(0);
});

test('what was added is there, what was removed is not, and the order is the new one', () => {
  const home = page('index.html');
  const questions = home('details[name=faq] summary')
    .toArray()
    .map((one) => home(one).text());
  expect(questions.join()).toContain('What should I bring?');
  expect(questions[0]).toBe('When will people notice?');
  expect(home('ul:not([aria-hidden]) figcaption')).toHaveLength(1);
  const values = page('about/index.html')('main').text();
  expect(values).toContain('Good lines take time.');
  expect(values).not.toContain('If you would not say it, we do not write it.');
  expect(page('contact/index.html')('label').text()).toContain('A Keynote');
});

test('thirteen articles fill one page of the list and begin another', () => {
  const articlesIn = (name: string) => page(name)('main article').length;
  expect(articlesIn('insights/index.html')).toBe(12);
  expect(articlesIn('insights/2/index.html')).toBe(1);
  expect(existsSync(file('public/insights/3/index.html'))).toBe(false);
  expect(page('insights/index.html')('link[rel=next], main nav a').text()).toContain(
    'Earlier notes',
  );
  expect(articlesIn('insights/topics/openings/index.html')).toBe(6);
});

test('without git the sitemap holds every page and invents no dates', () => {
  const sitemap = readFileSync(file('public/sitemap-0.xml'), 'utf8');
  expect(sitemap).toContain('<loc>https://www.northbound.example/press-kit/</loc>');
  expect(sitemap).not.toContain('/for-clients/');
  const dated = load(sitemap, { xml: true })('url:has(lastmod) > loc').text();
  // The days of articles are in their files.
  expect(dated.replaceAll(/https:\/\/www\.northbound\.example\/insights\/[^h]*/g, '')).toBe('');
});

test('drafts and scheduled articles are nowhere in the build: no page, no list, no data, no word', () => {
  const texts = filesUnder(file('public'))
    .filter((name) => /\.(html|js|css|json|map|txt|xml)$/.test(name))
    .map((name) => file(`public${name}`));
  expect(texts.length).toBeGreaterThan(15);
  const draft = /quixotic|plans-for-later|later-note|note for later/i;
  expect(
    texts.filter((name) => draft.test(name) || draft.test(readFileSync(name, 'utf8'))),
  ).toEqual([]);
});
