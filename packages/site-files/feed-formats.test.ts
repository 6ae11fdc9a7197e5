import { load } from 'cheerio';
import { atomFaults, jsonFeedSchema } from './testing/feed-rules';
import { atomFeed, jsonFeed, type Feed } from './feed-formats';

const hard = 'Salt & <Pepper> "quoted" ]]> é 日本';

const entry = {
  url: 'https://acme.example/insights/first/',
  title: hard,
  description: hard,
  published: '2025-01-01T00:00:00Z',
  updated: '2025-02-01T00:00:00Z',
  author: 'Jo & Co',
  topics: ['Saws', 'R&D'],
  html: '<p>A &lt;b&gt; &amp; <a href="https://acme.example/?a=1&amp;b=2">link</a> ]]></p>',
};

const feed: Feed = {
  title: hard,
  description: 'All of it.',
  address: 'https://acme.example',
  page: 'https://acme.example/insights/',
  language: 'en-GB',
  brand: 'Acme',
  entries: [
    entry,
    { ...entry, url: 'https://acme.example/insights/second/', updated: '2025-01-01T00:00:00Z' },
  ],
};

test('the Atom feed is valid, and every text comes back as it was', () => {
  const xml = atomFeed(feed, `${feed.page}feed.xml`);
  expect(atomFaults(xml)).toEqual([]);
  const $ = load(xml, { xml: true });
  expect($('feed > title').text()).toBe(hard);
  expect($('feed').attr('xml:lang')).toBe('en-GB');
  const first = $('entry').first();
  expect(first.find('title').text()).toBe(hard);
  expect(first.find('content').text()).toBe(entry.html);
  expect(first.find('author > name').text()).toBe('Jo & Co');
  expect(first.find('category').last().attr('term')).toBe('R&D');
});

test('the feed is as new as its newest change', () => {
  expect(load(atomFeed(feed, `${feed.page}feed.xml`), { xml: true })('feed > updated').text()).toBe(
    '2025-02-01T00:00:00Z',
  );
});

test('the JSON feed is valid, with every text as it was', () => {
  const { items, language } = jsonFeedSchema.parse(
    JSON.parse(jsonFeed(feed, `${feed.page}feed.json`)),
  );
  expect(language).toBe('en-GB');
  expect(items[0]).toMatchObject({
    title: hard,
    content_html: entry.html,
    authors: [{ name: 'Jo & Co' }],
    tags: ['Saws', 'R&D'],
  });
});

test.each([
  [
    'an entry without an id',
    '<id>https://acme.example/insights/first/</id>',
    '',
    '<entry> has 0 <id>',
  ],
  ['a time that is none', '2025-02-01T00:00:00Z', 'yesterday', '"yesterday" is no time'],
  [
    'a relative address',
    'href="https://acme.example/insights/"',
    'href="/insights/"',
    '"/insights/" is no absolute address',
  ],
  [
    'two entries with one id',
    'insights/second/',
    'insights/first/',
    'two entries have the same id',
  ],
])('the rules of the format find %s', (_name, from, to, fault) => {
  expect(atomFaults(atomFeed(feed, `${feed.page}feed.xml`).replaceAll(from, to))).toContain(fault);
});
