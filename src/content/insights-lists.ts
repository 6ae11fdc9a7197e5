import { plainHeadline } from './headline';
import type { InsightsWords, Topics } from './insights';
import { listPath } from './paths';

export const searchTitleOf = (headline: string, brand: string) =>
  `${plainHeadline(headline)} | ${brand}`;

export const pageSize = 12;

export type Listed = {
  slug: string;
  /** A day in ISO 8601. */
  published: string;
  topics: readonly string[];
};

/** Sorts articles: the newest first, those of one day by name. */
export const newestFirst = <Article extends Listed>(articles: readonly Article[]): Article[] =>
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

const withTopic = (topic: string | null, articles: readonly Listed[]) =>
  articles.filter(({ topics }) => topic === null || topics.includes(topic));

/** Returns the topics that have articles, in the order of `topics.json`. */
export const usedTopics = <Topic extends { id: string }>(
  topics: readonly Topic[],
  articles: readonly Listed[],
): Topic[] => topics.filter(({ id }) => withTopic(id, articles).length > 0);

/** Returns the pages of the lists: those of all articles, and those of each topic. */
export function listPages(
  articles: readonly Listed[],
  topics: Topics,
  words: Omit<InsightsWords, 'words' | 'lede' | 'closing'> & { words: { page: string } },
): ListPage[] {
  return [{ ...words, id: null, name: words.eyebrow }, ...topics].flatMap((list) => {
    const listed = withTopic(list.id, newestFirst(articles));
    const pages = Math.ceil(listed.length / pageSize);
    return Array.from({ length: pages }, (_, index) => {
      const page = index + 1;
      const label = `${words.words.page} ${page}`;
      const numbered = (text: string, isBefore = false) => {
        if (page === 1) return text;
        return isBefore ? `${label} · ${text}` : `${text} · ${label}`;
      };
      return {
        title: numbered(list.title, true),
        description: numbered(list.description, true),
        headline: numbered(list.headline),
        name: numbered(list.name),
        path: listPath(list.id, page),
        topic: list.id,
        page,
        pages,
        slugs: listed.slice(index * pageSize, page * pageSize).map(({ slug }) => slug),
      };
    });
  });
}

/** Returns the addresses of all pages of the lists, from the topics of each article. */
export const listPaths = (topics: readonly (readonly string[])[]): string[] =>
  [null, ...new Set(topics.flat())].flatMap((topic) => {
    const listed = topics.filter((own) => topic === null || own.includes(topic));
    const pages = Math.ceil(listed.length / pageSize);
    return Array.from({ length: pages }, (_, index) => listPath(topic, index + 1));
  });

/** The slugs of the articles to which an article leads. */
export type Neighbours = {
  /** The one published before; null for the oldest. */
  previous: string | null;
  /** The one published after; null for the newest. */
  next: string | null;
  /** Two at most: those that share the most topics, the newest first. */
  related: string[];
};

export function neighbours(articles: readonly Listed[]): (slug: string) => Neighbours {
  const sorted = newestFirst(articles);
  return (slug) => {
    const index = sorted.findIndex((article) => article.slug === slug);
    const own = sorted[index]?.topics ?? [];
    const beside = {
      next: sorted[index - 1]?.slug ?? null,
      previous: sorted[index + 1]?.slug ?? null,
    };
    const shared = ({ topics }: Listed) => topics.filter((topic) => own.includes(topic)).length;
    const related = sorted
      .filter((other) => ![slug, beside.next, beside.previous].includes(other.slug))
      .filter((other) => shared(other) > 0)
      .sort((a, b) => shared(b) - shared(a))
      .slice(0, 2);
    return { ...beside, related: related.map((article) => article.slug) };
  };
}
