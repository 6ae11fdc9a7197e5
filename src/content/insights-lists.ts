import { plainHeadline } from './text/headline-parts';
import type { Insights, Topic } from './schemas/insights-schemas';
import { listPath } from './addresses/paths';

export const articleSearchTitle = (headline: string, brand: string) =>
  `${plainHeadline(headline)} | ${brand}`;

export const articlesPerPage = 12;

export type ListedArticle = {
  slug: string;
  /** A day in ISO 8601. */
  published: string;
  topics: readonly string[];
};

/** Sorts articles: the newest first, those of one day by slug. */
const newestFirst = <Article extends ListedArticle>(articles: readonly Article[]): Article[] =>
  [...articles].sort(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug, 'en'),
  );

type ListWords = {
  title: string;
  description: string;
  /** With asterisks around its accent. */
  headline: string;
  /** The name in breadcrumbs. */
  name: string;
};

export type ListPage = ListWords & {
  path: string;
  /** The id of the topic; null for all articles. */
  topic: string | null;
  /** 1-based. */
  page: number;
  pages: number;
  slugs: string[];
};

const articlesOfTopic = <Article extends Pick<ListedArticle, 'topics'>>(
  topic: string | null,
  articles: readonly Article[],
) => articles.filter(({ topics }) => topic === null || topics.includes(topic));

/** Returns the topics that have articles, in the order of `topics.json`. */
export const usedTopics = <SomeTopic extends Pick<Topic, 'id'>>(
  topics: readonly SomeTopic[],
  articles: readonly ListedArticle[],
): SomeTopic[] => topics.filter(({ id }) => articlesOfTopic(id, articles).length > 0);

/** Returns the topics of an article, in the order of `topics.json`. */
export const topicsOf = <SomeTopic extends Pick<Topic, 'id'>>(
  article: { readonly topics: readonly string[] },
  topics: readonly SomeTopic[],
): SomeTopic[] => topics.filter(({ id }) => article.topics.includes(id));

const dividedIntoPages = <Article>(articles: readonly Article[]): Article[][] =>
  Array.from({ length: Math.ceil(articles.length / articlesPerPage) }, (_, index) =>
    articles.slice(index * articlesPerPage, (index + 1) * articlesPerPage),
  );

/** Returns the words of a page of a list. Each page after the first one adds its number: `Page 2`. */
function pageWords(list: ListWords, page: number, pageLabel: string): ListWords {
  const { title, description, headline, name } = list;
  if (page === 1) return { title, description, headline, name };
  const number = `${pageLabel} ${page}`;
  return {
    title: `${number} · ${title}`,
    description: `${number} · ${description}`,
    headline: `${headline} · ${number}`,
    name: `${name} · ${number}`,
  };
}

/** Returns the pages of the list of all articles and of the list of each topic. */
export const listPages = (
  articles: readonly ListedArticle[],
  topics: readonly Topic[],
  insights: Pick<Insights, 'title' | 'description' | 'headline' | 'eyebrow'> & {
    words: Pick<Insights['words'], 'page'>;
  },
): ListPage[] => {
  const allArticles = { ...insights, id: null, name: insights.eyebrow };
  return [allArticles, ...topics].flatMap((list) => {
    const pages = dividedIntoPages(articlesOfTopic(list.id, newestFirst(articles)));
    return pages.map((listed, index) => ({
      ...pageWords(list, index + 1, insights.words.page),
      path: listPath(list.id, index + 1),
      topic: list.id,
      page: index + 1,
      pages: pages.length,
      slugs: listed.map(({ slug }) => slug),
    }));
  });
};

/** Returns the paths of all pages of the lists. */
export const listPaths = (articles: readonly Pick<ListedArticle, 'topics'>[]): string[] => {
  const topics = new Set(articles.flatMap((article) => article.topics));
  return [null, ...topics].flatMap((topic) =>
    dividedIntoPages(articlesOfTopic(topic, articles)).map((_page, index) =>
      listPath(topic, index + 1),
    ),
  );
};

/** The slugs of the articles to which an article links. */
export type Neighbors = {
  /** The article published before; null for the oldest. */
  previous: string | null;
  /** The article published after; null for the newest. */
  next: string | null;
  /** Up to two others: those that share the most topics, the newest first. */
  related: string[];
};

/** Returns the neighbors of the article with a slug. */
export function neighborsOf(slug: string, articles: readonly ListedArticle[]): Neighbors {
  const sorted = newestFirst(articles);
  const index = sorted.findIndex((article) => article.slug === slug);
  const ownTopics = sorted[index]?.topics ?? [];
  const next = sorted[index - 1]?.slug ?? null;
  const previous = sorted[index + 1]?.slug ?? null;
  const sharedTopics = ({ topics }: ListedArticle) =>
    topics.filter((topic) => ownTopics.includes(topic)).length;
  const related = sorted
    .filter((other) => ![slug, next, previous].includes(other.slug))
    .filter((other) => sharedTopics(other) > 0)
    .sort((a, b) => sharedTopics(b) - sharedTopics(a))
    .slice(0, 2);
  return { previous, next, related: related.map((article) => article.slug) };
}
