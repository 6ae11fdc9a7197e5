import { plainHeadline } from '../content/headline';
import { listPages, neighboursAmong, usedTopics } from '../content/insights-lists';
import { insightsPath } from '../content/paths';
import type { ArticleContext, ListContext, PublishedPage } from '../content/published-page';
import {
  authorNames,
  insightsOf,
  layoutOf,
  pagesOf,
  type ArticleNode,
  type Nodes,
  type PageNode,
} from './content-nodes';
import { unpublishedReason } from './entries';

/** A page without what is made for all of them together. */
export type PlannedPage = {
  path: string;
  template: string;
  /** With its accent between asterisks. */
  headline: string;
  /** The name of the author on the share card. */
  byline?: string | undefined;
  /** Why it is not published, in a word; only `develop` has such pages. */
  unpublished?: string | undefined;
  context: Omit<PublishedPage, 'card' | 'translations'> & Partial<ArticleContext & ListContext>;
};

type Insights = NonNullable<ReturnType<typeof insightsOf>>;
type Crumbs = PublishedPage['breadcrumbs'];

/** Returns the newest of the days that writers gave to some articles, in ISO 8601. */
const lastChange = (articles: readonly ArticleNode[]) =>
  articles
    .map(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt)
    .reduce((last, day) => (Date.parse(day) > Date.parse(last) ? day : last));

/** Returns the pages of all lists and of all articles. */
function insightsPages(
  nodes: Nodes,
  insights: Insights,
  home: Crumbs,
  today: string,
): PlannedPage[] {
  const { words, topics, articles } = insights;
  const { feed } = words.words;
  const authors = authorNames(nodes);
  const neighboursOf = neighboursAmong(articles);
  const shownTopics = usedTopics(topics, articles).map(({ id, name }) => ({ id, name }));
  const above = [...home, { name: words.eyebrow, path: insightsPath }];

  const lists = listPages(articles, topics, words).map((list): PlannedPage => {
    const { path, name, slugs } = list;
    return {
      path,
      template: 'insights',
      headline: list.headline,
      context: {
        id: path,
        indexed: true,
        modified: lastChange(articles.filter(({ slug }) => slugs.includes(slug))),
        breadcrumbs: [...(path === insightsPath ? home : above), { name, path }],
        feed,
        list,
        slugs,
        topics: shownTopics,
      },
    };
  });
  const own = articles.map((article): PlannedPage => {
    const { id, slug, path, title } = article;
    const beside = neighboursOf(slug);
    const others = [beside.previous, beside.next, ...beside.related];
    return {
      path,
      template: 'article',
      headline: title,
      byline: authors.get(article.author),
      unpublished: unpublishedReason({ data: article }, today),
      context: {
        id,
        indexed: true,
        modified: lastChange([article]),
        breadcrumbs: [...above, { name: plainHeadline(title), path }],
        feed,
        neighbours: beside,
        others: others.filter((one) => one !== null),
      },
    };
  });
  return [...lists, ...own];
}

/** Returns a page for every file in `content/pages/`, every article, and every list of articles. */
export function plannedPages(nodes: Nodes, today: string): PlannedPage[] {
  const pages = pagesOf(nodes);
  const insights = insightsOf(nodes);
  const { items } = layoutOf(nodes).navigation;
  const labels = new Map(items.map(({ href, label }) => [href, label]));
  const crumb = ({ path, headline }: PageNode) => ({
    name: labels.get(path) ?? plainHeadline(headline),
    path,
  });
  const home = pages.filter(({ path }) => path === '/').map(crumb);
  const own = pages.map((page): PlannedPage => {
    const { id, path, template, headline, hidden, draft } = page;
    return {
      path,
      template,
      headline,
      unpublished: draft ? 'Draft' : undefined,
      context: {
        id,
        indexed: !hidden && !draft,
        modified: null,
        breadcrumbs: path === '/' ? home : [...home, crumb(page)],
        feed: path === '/' && insights ? insights.words.words.feed : null,
      },
    };
  });
  return insights ? [...own, ...insightsPages(nodes, insights, home, today)] : own;
}
