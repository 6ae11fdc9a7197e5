import { parseFeed as rowanManning } from '@rowanmanning/feed-parser';
import { load } from 'cheerio';
import { parseFeed as feedsmith } from 'feedsmith';
import RssParser from 'rss-parser';
import { feedPaths } from '../../content/paths';
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
const second = 'https://acme.example/insights/second/';
const facts = {
  title: hard,
  description: 'All of it.',
  address: 'https://acme.example',
  page: 'https://acme.example/insights/',
  language: 'en-GB',
  brand: 'Acme',
  entries: [entry, { ...entry, url: second, updated: published, language: 'en-GB' }],
};
const texts = feedTexts(facts);
const textOf = (format: keyof typeof feedPaths) => texts[feedPaths[format]] ?? '';

/** Returns what a reader makes of HTML. */
const plain = (text: string | null | undefined) => load(text ?? '').text();

test.each([
  ['atom', 'entry > content', ['Jo & Co']],
  // An author of RSS is an e-mail address.
  ['rss', 'item > content\\:encoded', []],
] as const)('three readers agree on the %s feed', async (format, selector, authors) => {
  const text = textOf(format);
  const read = await new RssParser().parseString(text);
  expect([read.title, read.items.length, plain(read.items[0]?.title)]).toEqual([hard, 2, hard]);
  expect(read.items[0]).toMatchObject({ link: entry.url, isoDate: '2025-03-30T11:00:00.000Z' });

  const feed = rowanManning(text);
  expect([feed.self, feed.items.length]).toEqual([facts.address + feedPaths[format], 2]);
  const [first] = feed.items;
  expect(first).toMatchObject({ title: hard, published });
  expect(first?.categories.map(({ label }) => label)).toEqual(entry.topics);
  expect(first?.authors.map(({ name }) => name)).toEqual(authors);

  expect(feedsmith(text).format).toBe(format);
  expect(plain(load(text, { xml: true })(selector).first().text())).toBe(plain(html));
});

test('Atom has the languages, and is as new as its newest entry', () => {
  const $ = load(textOf('atom'), { xml: true });
  expect($('feed').attr('xml:lang')).toBe('en-GB');
  expect([0, 1].map((index) => $('entry').eq(index).attr('xml:lang'))).toEqual(['fr', undefined]);
  expect($('feed > updated').text()).toBe('2025-04-02T00:00:00.000Z');
});

test('JSON Feed is version 1.1, with every text as it was', () => {
  expect(feedsmith(textOf('json')).format).toBe('json');
  const content = { content_html: html.replace(']]>', ']]&gt;') };
  expect(JSON.parse(textOf('json'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'en-GB',
    feed_url: 'https://acme.example/insights/feed.json',
    authors: [{ name: 'Acme' }],
    items: [
      {
        ...content,
        title: entry.title,
        summary: hard,
        language: 'fr',
        date_published: '2025-03-30T11:00:00.000Z',
        authors: [{ name: 'Jo & Co' }],
        tags: entry.topics,
      },
      { ...content, language: 'en-GB' },
    ],
  });
});
