import { load } from 'cheerio';

/** An article in a feed. */
type FeedEntry = {
  /** Absolute; also the id, because an address never changes without a redirect. */
  url: string;
  title: string;
  description: string;
  /** Times in ISO 8601. */
  published: string;
  updated: string;
  author: string;
  /** The names of the topics. */
  topics: readonly string[];
  /** The whole text, with absolute addresses. */
  html: string;
};

/** What every format of the feed says. */
export type Feed = {
  title: string;
  description: string;
  /** Of the site, without a trailing slash; its icons are there. */
  address: string;
  /** The page that lists the entries, absolute. */
  page: string;
  /** As in BCP 47. */
  language: string;
  brand: string;
  /** The newest first; at least one. */
  entries: readonly FeedEntry[];
};

/**
 * Returns the feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
 *
 * @param url the absolute address of the feed itself
 */
export const jsonFeed = (feed: Feed, url: string): string =>
  `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      description: feed.description,
      home_page_url: feed.page,
      feed_url: url,
      icon: `${feed.address}/icon-512.png`,
      language: feed.language,
      authors: [{ name: feed.brand, url: `${feed.address}/` }],
      items: feed.entries.map((entry) => ({
        id: entry.url,
        url: entry.url,
        title: entry.title,
        summary: entry.description,
        content_html: entry.html,
        date_published: entry.published,
        date_modified: entry.updated,
        authors: [{ name: entry.author }],
        tags: entry.topics,
      })),
    },
    null,
    2,
  )}\n`;

type Attributes = Readonly<Record<string, string>>;

/** An element of XML: its name, its attributes, and its text or its elements. */
type Element = readonly [
  name: string,
  attributes: Attributes,
  content: string | readonly Element[],
];

/** Writes elements as XML; cheerio escapes their texts and attributes. */
function xml(root: Element): string {
  const $ = load('', { xml: true });
  const build = ([name, attributes, content]: Element): ReturnType<typeof $> => {
    const element = $(`<${name}/>`).attr({ ...attributes });
    if (typeof content === 'string') return element.text(content);
    for (const child of content) element.append(build(child));
    return element;
  };
  $.root().append(build(root));
  return `<?xml version="1.0" encoding="utf-8"?>\n${$.xml()}\n`;
}

const entryElement = (entry: FeedEntry): Element => [
  'entry',
  {},
  [
    ['id', {}, entry.url],
    ['title', {}, entry.title],
    ['link', { rel: 'alternate', href: entry.url }, []],
    ['published', {}, entry.published],
    ['updated', {}, entry.updated],
    ['author', {}, [['name', {}, entry.author]]],
    ...entry.topics.map((term): Element => ['category', { term }, []]),
    ['summary', {}, entry.description],
    ['content', { type: 'html' }, entry.html],
  ],
];

/**
 * Returns the feed as Atom (RFC 4287).
 *
 * @param url the absolute address of the feed itself
 */
export const atomFeed = (feed: Feed, url: string): string =>
  xml([
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
    [
      ['id', {}, feed.page],
      ['title', {}, feed.title],
      ['subtitle', {}, feed.description],
      ['link', { rel: 'alternate', type: 'text/html', href: feed.page }, []],
      ['link', { rel: 'self', type: 'application/atom+xml', href: url }, []],
      ['icon', {}, `${feed.address}/favicon.ico`],
      [
        'updated',
        {},
        feed.entries
          .map(({ updated }) => updated)
          .sort()
          .at(-1) ?? '',
      ],
      [
        'author',
        {},
        [
          ['name', {}, feed.brand],
          ['uri', {}, `${feed.address}/`],
        ],
      ],
      ...feed.entries.map(entryElement),
    ],
  ]);
