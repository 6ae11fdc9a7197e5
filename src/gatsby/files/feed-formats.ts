import { load } from 'cheerio';
import { Feed } from 'feed';
import { z } from 'zod';
import { feedPaths } from '../../content/paths';

/** Languages are as in BCP 47, addresses absolute. */
type FeedEntry = {
  /** Also the id, because an address never changes without a redirect. */
  url: string;
  title: string;
  description: string;
  published: Date;
  updated: Date;
  author: string;
  topics: readonly string[];
  language: string;
  html: string;
};

type FeedFacts = {
  title: string;
  description: string;
  /** Of the site, without a trailing slash. */
  address: string;
  page: string;
  language: string;
  brand: string;
  /** The newest first; at least one. */
  entries: readonly FeedEntry[];
};

/** The library writes titles and summaries as HTML. */
const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const asXml = (document: string) =>
  document.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

type Format = keyof typeof feedPaths;

function feedOf(facts: FeedFacts, format: Format): Feed {
  const { title, description, address, page, language, brand, entries } = facts;
  const text = format === 'json' ? (plain: string) => plain : asHtml;
  const feed = new Feed({
    id: page,
    link: page,
    title,
    description,
    language,
    generator: false,
    image: `${address}/icon-512.png`,
    favicon: `${address}/favicon.ico`,
    updated: new Date(Math.max(...entries.map(({ updated }) => updated.getTime()))),
    author: { name: brand, link: `${address}/` },
    feedLinks: { [format]: address + feedPaths[format] },
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.url,
      link: entry.url,
      title: text(entry.title),
      description: text(entry.description),
      content: entry.html.replaceAll(']]>', ']]&gt;'),
      published: entry.published,
      date: entry.updated,
      // In RSS an author is an e-mail address.
      ...(format !== 'rss' && { author: [{ name: entry.author }] }),
      category: entry.topics.map((name) => ({ name, term: name })),
    });
  }
  return feed;
}

/** JSON Feed 1, as the library writes it. */
const version1 = z.looseObject({
  author: z.unknown(),
  items: z.array(z.looseObject({ author: z.unknown() })),
});

/** Returns JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
function jsonFeed(facts: FeedFacts): string {
  const { author, items, ...feed } = version1.parse(JSON.parse(feedOf(facts, 'json').json1()));
  return JSON.stringify({
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    language: facts.language,
    authors: [author],
    items: items.map(({ author: one, ...item }, index) => ({
      ...item,
      language: facts.entries[index]?.language,
      authors: [one],
    })),
  });
}

/** Returns Atom 1.0 with the languages, which the library leaves out. */
function atomFeed(facts: FeedFacts): string {
  const $ = load(asXml(feedOf(facts, 'atom').atom1()), { xml: true });
  $('feed').attr('xml:lang', facts.language);
  for (const [index, { language }] of facts.entries.entries()) {
    if (language !== facts.language) $('feed > entry').eq(index).attr('xml:lang', language);
  }
  return $.xml();
}

export const feedTexts = (facts: FeedFacts): Record<string, string> => ({
  [feedPaths.atom]: atomFeed(facts),
  [feedPaths.rss]: asXml(feedOf(facts, 'rss').rss2()),
  [feedPaths.json]: jsonFeed(facts),
});
