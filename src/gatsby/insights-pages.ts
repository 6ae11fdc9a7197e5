import type { NodePluginArgs } from 'gatsby';
import { plainHeadline } from '../content/headline';
import { listPages, neighbours, usedTopics } from '../content/insights-lists';
import type { ArticleContext, ListContext } from '../content/published-page';
import { authorNames, insightsOf, type ArticleNode } from './content-nodes';
import { unpublishedReason } from './entries';

type InsightsPage = {
  id: string;
  path: string;
  template: 'insights' | 'article';
  textFile: string | null;
  /** With its accent between asterisks. */
  headline: string;
  byline: string;
  /** In the breadcrumbs. */
  name: string;
  /** Above it in the breadcrumbs. */
  parents: { name: string; path: string }[];
  articles: ArticleNode[];
  unpublished: ReturnType<typeof unpublishedReason>;
  facts: ListContext | ArticleContext;
};

/** Returns the pages of all articles and of all lists, and the name of the feed; null without articles. */
export function insightsPages(
  nodes: Pick<NodePluginArgs, 'getNodesByType'>,
  today: string,
): { pages: InsightsPage[]; feed: string } | null {
  const insights = insightsOf(nodes);
  if (!insights) return null;
  const { words, topics, articles } = insights;
  const authors = authorNames(nodes);
  const neighboursOf = neighbours(articles);
  const lists = listPages(articles, topics, words);
  const [all] = lists;
  const parent = { name: words.eyebrow, path: all?.path ?? '/' };
  const shownTopics = usedTopics(topics, articles).map(({ id, name }) => ({ id, name }));
  const bySlug = new Map(articles.map((article) => [article.slug, article]));

  const ofList = (list: (typeof lists)[number]): InsightsPage => ({
    id: list.path,
    path: list.path,
    template: 'insights',
    textFile: null,
    headline: list.headline,
    byline: '',
    name: list.name,
    parents: list === all ? [] : [parent],
    articles: list.slugs.flatMap((slug) => bySlug.get(slug) ?? []),
    unpublished: undefined,
    facts: { list, slugs: list.slugs, topics: shownTopics },
  });
  const ofArticle = (article: ArticleNode): InsightsPage => {
    const beside = neighboursOf(article.slug);
    const others = [beside.previous, beside.next, ...beside.related];
    return {
      id: article.id,
      path: article.path,
      template: 'article',
      textFile: article.internal.contentFilePath,
      headline: article.title,
      byline: authors.get(article.author) ?? '',
      name: plainHeadline(article.title),
      parents: [parent],
      articles: [article],
      unpublished: unpublishedReason({ data: article }, today),
      facts: { neighbours: beside, others: others.filter((slug) => slug !== null) },
    };
  };
  return { pages: [...lists.map(ofList), ...articles.map(ofArticle)], feed: words.words.feed };
}
