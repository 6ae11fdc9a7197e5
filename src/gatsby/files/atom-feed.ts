import { load } from 'cheerio';
import { Feed } from 'feed';

/** The content of a feed. Languages are BCP 47 tags, addresses are absolute. */
type FeedContent = {
  title: string;
  description: string;
  /** The address of the site, without a trailing slash. */
  address: string;
  page: string;
  /** The address of the feed itself. */
  feed: string;
  language: string;
  brand: string;
  /** The newest first; at least one. */
  entries: readonly {
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
  }[];
};

/** Escapes a text as HTML, the type that the library gives titles and summaries. */
const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Removes the characters that XML does not allow. */
const asXml = (document: string) =>
  document.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** Returns a feed as Atom 1.0, with the languages that the library leaves out. */
export function atomFeed(content: FeedContent): string {
  const { title, description, address, page, language, brand, entries } = content;
  const feed = new Feed({
    id: page,
    link: page,
    title,
    description,
    generator: false,
    image: `${address}/icon-512.png`,
    favicon: `${address}/favicon.ico`,
    updated: new Date(Math.max(...entries.map(({ updated }) => updated.getTime()))),
    author: { name: brand, link: `${address}/` },
    feedLinks: { atom: content.feed },
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.url,
      link: entry.url,
      title: asHtml(entry.title),
      description: asHtml(entry.description),
      content: entry.html.replaceAll(']]>', ']]&gt;'),
      published: entry.published,
      date: entry.updated,
      author: [{ name: entry.author }],
      category: entry.topics.map((name) => ({ name, term: name })),
    });
  }
  const $ = load(asXml(feed.atom1()), { xml: true });
  $('feed').attr('xml:lang', language);
  for (const [index, entry] of entries.entries()) {
    if (entry.language !== language) $('feed > entry').eq(index).attr('xml:lang', entry.language);
  }
  return $.xml();
}
