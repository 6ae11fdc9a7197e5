import { load } from 'cheerio';
import { parseFeed } from 'feedsmith';
import { noonOf } from '../../content/calendar';
import { atomFeed } from './atom-feed';
import { feedText } from './feed-text';

// tests/html/feed-texts.test.ts compares the texts in the feed with the articles.

const hard = 'Salt & <Pepper> "quoted" ]]> é 日本';
const html = '<p title="]]>">A &lt;b&gt; <a href="https://acme.example/?a=1&amp;b=2">l</a></p>';
const published = new Date(noonOf('2025-03-31', 'Pacific/Auckland'));
const [first, second] = ['first', 'second'].map((name) => `https://acme.example/insights/${name}/`);
const entry = {
  url: first ?? '',
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
const address = 'https://acme.example';
const feed = atomFeed({
  title: hard,
  description: 'All of it.',
  address,
  page: `${address}/insights/`,
  feed: `${address}/insights/feed.xml`,
  language: 'en-GB',
  brand: 'Acme',
  entries: [entry, { ...entry, url: second ?? '', updated: published, language: 'en-GB' }],
});

/** Matches HTML that shows a text. */
const showing = (text: string) => ({
  asymmetricMatch: (found: unknown) => load(String(found)).text() === text,
});
const shown = showing(load(html).text());
const authors = [{ name: entry.author }];

test('a reader finds the words, the days and the languages in the feed', () => {
  const links = [{ href: `${address}/insights/feed.xml`, rel: 'self' }];
  expect(parseFeed(feed)).toMatchObject({
    format: 'atom',
    feed: {
      title: { value: hard },
      updated: '2025-04-02T00:00:00.000Z',
      links: expect.arrayContaining(links),
      xml: { lang: 'en-GB' },
      entries: [
        {
          title: { value: showing(hard), type: 'html' },
          summary: { value: showing(hard), type: 'html' },
          content: { value: shown, type: 'html' },
          links: [{ href: first }],
          published: published.toISOString(),
          xml: { lang: 'fr' },
          categories: entry.topics.map((term) => ({ term })),
          authors,
        },
        { links: [{ href: second }] },
      ],
    },
  });
  expect(feed.match(/xml:lang/g)).toHaveLength(2);
});

test('a task in the feed has a sign for its box', () => {
  const box = '<input type="checkbox" disabled=""';
  const tasks = `<ul><li>${box} checked=""/>Ask</li><li>${box}/>Write</li></ul>`;
  const text = feedText(`<div data-article-text>${tasks}</div>`, `${address}/insights/a/`);
  expect(text).toBe('<ul><li>☑ Ask</li><li>☐ Write</li></ul>');
});
