import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { plainHeadline } from '../../content/headline';
import { insightsPath } from '../../content/paths';
import { newestFirst } from '../../content/insights-lists';
import { authorNames, insightsOf, siteOf } from '../content-nodes';
import { feedTexts } from './feed-formats';
import { feedText } from './feed-text';

const mostEntries = 20;

/** Writes the feeds from the built pages; none while the site has no articles. */
export function writeFeeds(nodes: Pick<NodePluginArgs, 'getNodesByType'>, folder: string): void {
  const insights = insightsOf(nodes);
  if (!insights) return;
  const { words, topics, articles } = insights;
  const { address, language, brand } = siteOf(nodes);
  const authors = authorNames(nodes);
  const topicNames = new Map(topics.map(({ id, name }) => [id, name]));
  const texts = feedTexts({
    title: words.words.feed,
    description: words.description,
    address,
    page: address + insightsPath,
    language,
    brand,
    entries: newestFirst(articles)
      .slice(0, mostEntries)
      .map(({ path, title, description, publishedAt, updatedAt, author, ...article }) => {
        const url = address + path;
        const html = readFileSync(join(folder, path, 'index.html'), 'utf8');
        return {
          url,
          title: plainHeadline(title),
          description,
          published: new Date(publishedAt),
          updated: new Date(updatedAt ?? publishedAt),
          author: authors.get(author) ?? brand,
          topics: article.topics.map((id) => topicNames.get(id) ?? id),
          language: article.language ?? language,
          html: feedText(html, url, '[data-article-text]'),
        };
      }),
  });
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
