import { listPath } from './addresses/paths';
import type { ListWords } from './schemas/list-fields';
import type { Topic } from './types/topics-type';

export const entriesPerPage = 12;

/** An entry of a collection, as its lists know it. */
type ListedEntry = { slug: string; topics: readonly string[] };

/** The words of a page of a list. */
type PageWords = {
  title: string;
  description: string;
  /** With asterisks around its accent. */
  headline: string;
  /** The name in breadcrumbs. */
  name: string;
};

export type ListPage = PageWords & {
  path: string;
  /** The id of the topic; null for all entries. */
  topic: string | null;
  /** 1-based. */
  page: number;
  pages: number;
  /** The paths of the pages before and after it; null at either end. */
  newer: string | null;
  older: string | null;
  slugs: string[];
};

const entriesOfTopic = <Entry extends Pick<ListedEntry, 'topics'>>(
  topic: string | null,
  entries: readonly Entry[],
) => entries.filter(({ topics }) => topic === null || topics.includes(topic));

/** Returns the topics that have entries, in their order. */
export const usedTopics = (topics: readonly Topic[], entries: readonly ListedEntry[]): Topic[] =>
  topics.filter(({ id }) => entriesOfTopic(id, entries).length > 0);

const dividedIntoPages = <Entry>(entries: readonly Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / entriesPerPage) }, (_, index) =>
    entries.slice(index * entriesPerPage, (index + 1) * entriesPerPage),
  );

/** Returns the words of a page of a list. Each page after the first one adds its number: `Page 2`. */
function pageWords(list: PageWords, page: number, pageLabel: string): PageWords {
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

/**
 * Returns the pages of the list of all entries and of the list of each topic.
 *
 * @param entries in their order
 */
export const listPages = (
  folder: string,
  entries: readonly ListedEntry[],
  topics: readonly Topic[],
  { words, ...list }: ListWords,
): ListPage[] =>
  [{ ...list, id: null, name: list.eyebrow }, ...topics].flatMap(({ id, ...own }) => {
    const pages = dividedIntoPages(entriesOfTopic(id, entries));
    const pathOf = (page: number) =>
      page < 1 || page > pages.length ? null : listPath(folder, id, page);
    return pages.map((listed, index) => ({
      ...pageWords(own, index + 1, words.page),
      path: listPath(folder, id, index + 1),
      topic: id,
      page: index + 1,
      pages: pages.length,
      newer: pathOf(index),
      older: pathOf(index + 2),
      slugs: listed.map(({ slug }) => slug),
    }));
  });

/** Returns the paths of all pages of the lists. */
export const listPaths = (
  folder: string,
  entries: readonly Pick<ListedEntry, 'topics'>[],
): string[] => {
  const topics = new Set(entries.flatMap((entry) => entry.topics));
  return [null, ...topics].flatMap((topic) =>
    dividedIntoPages(entriesOfTopic(topic, entries)).map((_page, index) =>
      listPath(folder, topic, index + 1),
    ),
  );
};

/** The slugs of the entries to which an entry links. */
export type RelatedEntries = {
  /** The entry after this one in the list: an older article. null for the last. */
  previous: string | null;
  /** The entry before this one in the list; null for the first. */
  next: string | null;
  /** Up to two others: those that share the most topics, the first in the list first. */
  related: string[];
};

/**
 * Returns the entries to which the one with a slug links.
 *
 * @param entries in their order
 */
export function relatedEntries(slug: string, entries: readonly ListedEntry[]): RelatedEntries {
  const index = entries.findIndex((entry) => entry.slug === slug);
  const ownTopics = entries[index]?.topics ?? [];
  const next = entries[index - 1]?.slug ?? null;
  const previous = entries[index + 1]?.slug ?? null;
  const sharedTopics = ({ topics }: ListedEntry) =>
    topics.filter((topic) => ownTopics.includes(topic)).length;
  const related = entries
    .filter((other) => ![slug, next, previous].includes(other.slug))
    .filter((other) => sharedTopics(other) > 0)
    .sort((a, b) => sharedTopics(b) - sharedTopics(a))
    .slice(0, 2);
  return { previous, next, related: related.map((entry) => entry.slug) };
}
