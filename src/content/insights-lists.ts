import { plainHeadline } from './headline';
import type { InsightsWords, Topic } from './insights';
import { listPath } from './paths';

export const articleSearchTitle = (headline: string, brand: string) =>
  `${plainHeadline(headline)} | ${brand}`;

export const articlesPerPage = 12;

export type ListedArticle = {
  slug: string;
  /** A day in ISO 8601. */
  published: string;
  topics: readonly string[];
};

/** Sorts articles: the newest first, those of one day by name. */
export const newestFirst = <Article extends ListedArticle>(
  articles: readonly Article[],
): Article[] =>
  [...articles].sort(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug, 'en'),
  );

export type ListPage = {
  path: string;
  /** The id of the topic; null for all articles. */
  topic: string | null;
  /** 1-based. */
  page: number;
  pages: number;
  slugs: string[];
  title: string;
  description: string;
  /** May contain one accent between asterisks. */
  headline: string;
  name: string;
};

const articlesOfTopic = <Article extends Pick<ListedArticle, 'topics'>>(
  topic: string | null,
  articles: readonly Article[],
) => articles.filter(({ topics }) => topic === null || topics.includes(topic));

/** Returns the topics that have articles, in the order of `topics.json`. */
export const usedTopics = <Topic extends { id: string }>(
  topics: readonly Topic[],
  articles: readonly ListedArticle[],
): Topic[] => topics.filter(({ id }) => articlesOfTopic(id, articles).length > 0);

/** Divides the articles of a list into pages. */
const dividedIntoPages = <Article>(articles: readonly Article[]): Article[][] =>
  Array.from({ length: Math.ceil(articles.length / articlesPerPage) }, (_, index) =>
    articles.slice(index * articlesPerPage, (index + 1) * articlesPerPage),
  );

/** Returns the pages of the lists: those of all articles, and those of each topic. */
export const listPages = (
  articles: readonly ListedArticle[],
  topics: readonly Topic[],
  words: Omit<InsightsWords, 'words' | 'lede' | 'closing'> & { words: { page: string } },
): ListPage[] =>
  [{ ...words, id: null, name: words.eyebrow }, ...topics].flatMap((list) =>
    dividedIntoPages(articlesOfTopic(list.id, newestFirst(articles))).map(
      (shown, index, { length: pages }) => {
        const page = index + 1;
        const label = `${words.words.page} ${page}`;
        const before = page === 1 ? '' : `${label} · `;
        const after = page === 1 ? '' : ` · ${label}`;
        return {
          title: before + list.title,
          description: before + list.description,
          headline: list.headline + after,
          name: list.name + after,
          path: listPath(list.id, page),
          topic: list.id,
          page,
          pages,
          slugs: shown.map(({ slug }) => slug),
        };
      },
    ),
  );

/** Returns the addresses of all pages of the lists. */
export const listPaths = (articles: readonly Pick<ListedArticle, 'topics'>[]): string[] =>
  [null, ...new Set(articles.flatMap(({ topics }) => topics))].flatMap((topic) =>
    dividedIntoPages(articlesOfTopic(topic, articles)).map((_shown, index) =>
      listPath(topic, index + 1),
    ),
  );

/** The slugs of the articles to which an article leads. */
export type Neighbours = {
  /** The one published before; null for the oldest. */
  previous: string | null;
  /** The one published after; null for the newest. */
  next: string | null;
  /** Two at most: those that share the most topics, the newest first. */
  related: string[];
};

export function neighboursAmong(articles: readonly ListedArticle[]): (slug: string) => Neighbours {
  const sorted = newestFirst(articles);
  return (slug) => {
    const index = sorted.findIndex((article) => article.slug === slug);
    const own = sorted[index]?.topics ?? [];
    const beside = {
      next: sorted[index - 1]?.slug ?? null,
      previous: sorted[index + 1]?.slug ?? null,
    };
    const shared = ({ topics }: ListedArticle) =>
      topics.filter((topic) => own.includes(topic)).length;
    const related = sorted
      .filter((other) => ![slug, beside.next, beside.previous].includes(other.slug))
      .filter((other) => shared(other) > 0)
      .sort((a, b) => shared(b) - shared(a))
      .slice(0, 2);
    return { ...beside, related: related.map((article) => article.slug) };
  };
}
