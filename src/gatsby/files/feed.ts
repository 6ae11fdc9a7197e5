import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { Feed } from 'feed';
import type { BuildArgs } from 'gatsby';
import { plainHeadline } from '../../content/text/headline-parts';
import { topicsOf } from '../../content/insights-lists';
import { feedPath, insightsPath } from '../../content/addresses/paths';
import { PageAttribute } from '../../contract/page-attributes';

/** The attributes that feed readers need. */
const keptAttributes = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'start',
  'datetime',
  'lang',
  'dir',
  'scope',
];

const removedElements = 'script, style, template, source, button, form, nav, svg';

/**
 * Returns the text of an article for the feed, from the HTML of its page.
 *
 * @throws if the page has no text
 */
export function feedText(page: string, url: string): string {
  const $ = load(page);
  const text = $(`[${PageAttribute.articleText}]`);
  if (text.length !== 1) throw new Error(`${url} has no element [${PageAttribute.articleText}].`);
  text.find(removedElements).remove();
  // Feed readers drop controls: a task has a sign for its box.
  for (const box of text.find('input').toArray())
    $(box).replaceWith('checked' in box.attribs ? '☑ ' : '☐ ');
  for (const element of text.find('*').toArray()) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!keptAttributes.includes(name)) $(element).removeAttr(name);
      else if (/^(href|src)$/.test(name)) $(element).attr(name, new URL(value, url).href);
    }
  }
  const html = (text.html() ?? '').trim();
  const language = text.attr('lang');
  return language === undefined ? html : `<div lang="${language}">${html}</div>`;
}

/** The content of a feed. Languages are BCP 47 tags, addresses are absolute. */
type FeedContent = {
  title: string;
  description: string;
  /** The address of the site, without a trailing slash. */
  address: string;
  page: string;
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
    feedLinks: { atom: address + feedPath },
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

/** Writes the feed from the built pages. A site without articles has none. */
export async function writeFeed(args: BuildArgs, folder: string): Promise<void> {
  const { data, ...result } = await args.graphql<Queries.FeedQuery>(/* GraphQL */ `
    query Feed {
      siteSettings {
        address
        brand
        language
      }
      allInsights {
        nodes {
          description
          words {
            feed
          }
        }
      }
      allTopics {
        nodes {
          items {
            id
            name
          }
        }
      }
      allArticle(sort: [{ published: DESC }, { slug: ASC }], limit: 20) {
        nodes {
          path
          title
          description
          publishedAt
          updatedAt
          language
          topics
          author {
            name
          }
        }
      }
    }
  `);
  if (!data) throw new Error('The query for the feed failed.', { cause: result.errors });
  const articles = data.allArticle.nodes;
  const [insights] = data.allInsights.nodes;
  if (!insights || articles.length === 0) return;
  const { address, brand, language } = data.siteSettings;
  const topics = data.allTopics.nodes.flatMap(({ items }) => items);
  const text = atomFeed({
    title: insights.words.feed,
    description: insights.description,
    address,
    page: address + insightsPath,
    language,
    brand,
    entries: articles.map((article) => {
      const { path, title, description, publishedAt, updatedAt, author } = article;
      const url = address + path;
      return {
        url,
        title: plainHeadline(title),
        description,
        published: new Date(publishedAt),
        updated: new Date(updatedAt ?? publishedAt),
        author: author.name,
        topics: topicsOf(article, topics).map(({ name }) => name),
        language: article.language ?? language,
        html: feedText(readFileSync(join(folder, path, 'index.html'), 'utf8'), url),
      };
    }),
  });
  // The list of articles has created the folder.
  writeFileSync(join(folder, feedPath), text);
}
