import type { ListPage, Neighbours } from './insights-lists';

/** A page and its language, as one of several translations. */
export type Translation = { path: string; language: string };

/** What the build knows of a page. Gatsby passes it to the page as its context. */
export type PageContext = {
  /** The id of the node, for the query of the template. */
  id: string;
  /** The share card, measured in pixels. */
  card: { path: string; width: number; height: number; alt: string };
  indexed: boolean;
  /** The newest day that a writer gave to its articles, in ISO 8601; null for a page without one. */
  modified: string | null;
  /** From the home page to this one, in the words of the navigation. */
  breadcrumbs: readonly { name: string; path: string }[];
  /** The name of the feed that the page announces. */
  feed: string | null;
  /** The page itself and its translations; empty if it has none. */
  translations: readonly Translation[];
  /** Why it is not published, for `develop`, which alone has such pages. */
  draftBanner?: string;
};

export type ArticleContext = {
  neighbours: Neighbours;
  /** The slugs of all neighbours, for the query of the template. */
  others: string[];
};

export type ListContext = {
  list: ListPage;
  /** The articles on it, for the query of the template. */
  slugs: string[];
  topics: { id: string; name: string }[];
};
