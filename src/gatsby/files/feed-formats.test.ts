import { parseFeed as rowanManning } from '@rowanmanning/feed-parser';
import { load } from 'cheerio';
import { parseFeed as feedsmith } from 'feedsmith';
import RssParser from 'rss-parser';
import { feedPaths } from '../../content/feed-paths';
import { startOfDay } from '../../content/calendar';
import { feedTexts } from './feed-formats';

const hard = 'Salt & <Pepper> "quoted" ]]> é 日本';
const html =
  '<p title="]]>">A &lt;b&gt; &amp; <a href="https://acme.example/?a=1&amp;b=2">l</a></p>';
const published = new Date(startOfDay('2025-03-31', 'Pacific/Auckland'));
const entry = {
  url: 'https://acme.example/insights/first/',
  // A character that XML can't hold.
  title: `${hard}\u000B`,
  description: hard,
  published,
  updated: new Date('2025-04-02T00:00:00Z'),
  author: 'Jo & Co',
  topics: ['Saws', 'R&D'],
  language: 'fr',
  html,
};
const facts = {
  title: hard,
  description: 'All of it.',
  address: 'https://acme.example',
  page: 'https://acme.example/insights/',
  language: 'en-GB',
  brand: 'Acme',
  entries: [
    entry,
    {
      ...entry,
      url: 'https://acme.example/insights/second/',
      updated: published,
      language: 'en-GB',
    },
  ],
};
const texts = feedTexts(facts);
const textOf = (format: keyof typeof feedPaths) => texts[feedPaths[format]] ?? '';

/** Returns what a reader makes of HTML. */
const plain = (text: string | null | undefined) => load(text ?? '').text();

test.each(['atom', 'rss'] as const)('rss-parser reads the %s feed', async (format) => {
  const { items, title } = await new RssParser().parseString(textOf(format));
  expect([title, items.length]).toEqual([hard, 2]);
  const [first] = items;
  expect(plain(first?.title)).toBe(hard);
  expect(first).toMatchObject({ link: entry.url, isoDate: '2025-03-30T11:00:00.000Z' });
});

test.each(['atom', 'rss'] as const)('feed-parser reads the %s feed', (format) => {
  const feed = rowanManning(textOf(format));
  expect([feed.self, feed.items.length]).toEqual([facts.address + feedPaths[format], 2]);
  const [first] = feed.items;
  expect(first?.title).toBe(hard);
  expect(first?.published).toEqual(published);
  expect(first?.categories.map(({ label }) => label)).toEqual(entry.topics);
  // An author of RSS is an e-mail address.
  expect(first?.authors.map(({ name }) => name)).toEqual(format === 'rss' ? [] : ['Jo & Co']);
});

test.each(['atom', 'rss', 'json'] as const)('feedsmith reads the %s feed', (format) => {
  expect(feedsmith(textOf(format)).format).toBe(format);
});

test.each([
  ['atom', 'entry > content'],
  ['rss', 'item > content\\:encoded'],
] as const)('the %s feed has the whole text', (format, selector) => {
  const content = load(textOf(format), { xml: true })(selector).first().text();
  expect(plain(content)).toBe(plain(html));
});

test('Atom has the languages, and is as new as its newest entry', () => {
  const $ = load(textOf('atom'), { xml: true });
  expect($('feed').attr('xml:lang')).toBe('en-GB');
  expect($('entry').eq(0).attr('xml:lang')).toBe('fr');
  expect($('entry').eq(1).attr('xml:lang')).toBeUndefined();
  expect($('feed > updated').text()).toBe('2025-04-02T00:00:00.000Z');
});

test('JSON Feed is version 1.1, with every text as it was', () => {
  expect(JSON.parse(textOf('json'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'en-GB',
    feed_url: 'https://acme.example/insights/feed.json',
    authors: [{ name: 'Acme' }],
    items: [
      {
        title: entry.title,
        summary: hard,
        language: 'fr',
        content_html: html.replace(']]>', ']]&gt;'),
        date_published: '2025-03-30T11:00:00.000Z',
        authors: [{ name: 'Jo & Co' }],
        tags: entry.topics,
      },
      { language: 'en-GB', content_html: html.replace(']]>', ']]&gt;') },
    ],
  });
});
