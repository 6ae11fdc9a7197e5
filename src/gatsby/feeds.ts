import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { atomFeed, jsonFeed, type Feed } from '../../packages/site-files/feed-formats';
import { feedText } from '../../packages/site-files/feed-text';
import { insightsPath, newestFirst } from '../content/insights-lists';
import { feedPaths } from '../content/feed-paths';
import { authorNames, insightsOf, siteOf } from './content-nodes';
import { publicFolder } from './folders';
import { plainHeadline } from '../content/headline';

/** The articles of a feed: the newest, because readers have kept the others. */
const mostEntries = 20;

/** Returns what both feeds say; null without articles. */
function feedOf(nodes: Pick<NodePluginArgs, 'getNodesByType'>): Feed | null {
  const insights = insightsOf(nodes);
  if (!insights) return null;
  const { words, topics, articles } = insights;
  const { address, language, brand } = siteOf(nodes);
  const authors = authorNames(nodes);
  const topicNames = new Map(topics.map(({ id, name }) => [id, name]));
  return {
    title: words.words.feed,
    description: words.description,
    address,
    page: address + insightsPath,
    language,
    brand,
    entries: newestFirst(articles)
      .slice(0, mostEntries)
      .map(({ path, title, description, published, updated = published, author, ...article }) => {
        const html = readFileSync(join(publicFolder, path, 'index.html'), 'utf8');
        return {
          url: `${address}${path}`,
          title: plainHeadline(title),
          description,
          published: `${published}T00:00:00Z`,
          updated: `${updated}T00:00:00Z`,
          author: authors.get(author) ?? brand,
          topics: article.topics.map((id) => topicNames.get(id) ?? id),
          html: feedText(html, `${address}${path}`, '[data-article-text]'),
        };
      }),
  };
}

/** Writes the feeds from the built pages, or removes those of an earlier build without articles. */
export function writeFeeds(nodes: Pick<NodePluginArgs, 'getNodesByType'>): void {
  const feed = feedOf(nodes);
  const formats = { [feedPaths.atom]: atomFeed, [feedPaths.json]: jsonFeed };
  for (const [path, format] of Object.entries(formats)) {
    const file = join(publicFolder, path);
    if (!feed) {
      rmSync(file, { force: true });
      continue;
    }
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, format(feed, feed.address + path));
  }
}
