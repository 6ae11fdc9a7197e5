import type { NodePluginArgs } from 'gatsby';
import { listPages, neighbours, searchTitleOf, usedTopics } from '../content/insights-lists';
import type { ArticleContext, ListContext } from '../content/published-page';
import { authorNames, insightsOf, siteOf, type ArticleNode } from './content-nodes';
import { plainHeadline } from '../content/headline';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/** An article or a page of a list, as the build publishes it. */
export type InsightsPage = {
  path: string;
  /** In search results. */
  title: string;
  description: string;
  /** With its accent between asterisks. */
  headline: string;
  /** The name in the breadcrumbs. */
  name: string;
  /** The page above it in the breadcrumbs; null for the list of all articles. */
  parent: { name: string; path: string } | null;
  /** The articles that it shows. */
  articles: ArticleNode[];
} & (
  | { template: 'insights'; id: string; facts: ListContext }
  | { template: 'article'; id: string; facts: ArticleContext; article: ArticleNode; author: string }
);

/** Returns the pages of all articles and of all lists, and the name of the feed; null without articles. */
export function insightsPages(nodes: Nodes): { pages: InsightsPage[]; feed: string } | null {
  const insights = insightsOf(nodes);
  if (!insights) return null;
  const { words, topics, articles } = insights;
  const { brand } = siteOf(nodes);
  const authors = authorNames(nodes);
  const neighboursOf = neighbours(articles);
  const lists = listPages(articles, topics, words);
  const parent = { name: words.eyebrow, path: lists[0]?.path ?? '/' };
  const shownTopics = usedTopics(topics, articles).map(({ id, name }) => ({ id, name }));
  const bySlug = new Map(articles.map((article) => [article.slug, article]));

  const ofList = (list: (typeof lists)[number]): InsightsPage => ({
    ...list,
    template: 'insights',
    id: list.path,
    parent: list === lists[0] ? null : parent,
    articles: list.slugs.flatMap((slug) => bySlug.get(slug) ?? []),
    facts: { list, slugs: list.slugs, topics: shownTopics },
  });
  const ofArticle = (article: ArticleNode): InsightsPage => {
    const beside = neighboursOf(article.slug);
    const others = [beside.previous, beside.next, ...beside.related];
    return {
      path: article.path,
      title: searchTitleOf(article.title, brand),
      description: article.description,
      headline: article.title,
      name: plainHeadline(article.title),
      template: 'article',
      id: article.id,
      parent,
      article,
      author: authors.get(article.author) ?? '',
      articles: [article],
      facts: { neighbours: beside, others: others.filter((slug) => slug !== null) },
    };
  };
  return {
    pages: [...lists.map(ofList), ...articles.map(ofArticle)],
    feed: words.words.feed,
  };
}
