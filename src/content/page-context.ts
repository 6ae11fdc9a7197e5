import type { ListPage, RelatedEntries } from './collection-lists';

/** A page and its language, as one of several translations. */
export type Translation = { path: string; language: string };

/** The page context that Gatsby passes to a template. */
export type PageContext = {
  /** The id of the node, a variable of the template's query. A list has no node. */
  id?: string;
  /** The share card. Its size is in pixels. */
  card: { path: string; width: number; height: number; alt: string };
  /** Whether the page is in the sitemap. */
  indexed: boolean;
  /** The newest date of the entries on the page, in ISO 8601; null without a date. */
  modified: string | null;
  /** From the home page to this one. */
  breadcrumbs: readonly { name: string; path: string }[];
  /** The feeds that the page announces. */
  feeds: readonly { title: string; path: string }[];
  /** The page and its translations; empty if it has none. */
  translations: readonly Translation[];
  /** Why the page is not ready to be published. Set in `develop` and in a preview of drafts. */
  publicationStatus?: string;
};

/** A topic, with the path of its list. */
export type TopicLink = { id: string; name: string; path: string };

/** What the page of an entry of a collection knows besides. */
export type EntryContext = {
  /** The list of all entries. */
  list: { name: string; path: string };
  /** The topics of the entry, in their order. */
  topics: readonly TopicLink[];
  more: RelatedEntries;
  /** The slugs in `more`; a variable of the template's query. */
  others: string[];
};

/** What a page of a list knows besides. */
export type ListContext = {
  list: ListPage;
  /** The path of the list of all entries. */
  all: string;
  /** The slugs of the entries on the page; a variable of the template's query. */
  slugs: string[];
  /** The topics that have entries. */
  topics: readonly TopicLink[];
};
