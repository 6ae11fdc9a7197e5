import type { ListPage, Neighbors } from './insights-lists';

/** A page and its language, as one of several translations. */
export type Translation = { path: string; language: string };

/** The page context that Gatsby passes to a template. */
export type PageContext = {
  /** The id of the node; a variable of the template's query. */
  id: string;
  /** The share card. Its size is in pixels. */
  card: { path: string; width: number; height: number; alt: string };
  /** Whether the page is in the sitemap. */
  indexed: boolean;
  /** The newest date of the articles on the page, in ISO 8601; null without articles. */
  modified: string | null;
  /** From the home page to this one. */
  breadcrumbs: readonly { name: string; path: string }[];
  /** The name of the feed that the page announces; null for none. */
  feed: string | null;
  /** The page and its translations; empty if it has none. */
  translations: readonly Translation[];
  /** Why the page is not ready to be published. Set in `develop` and in a preview of drafts. */
  notReady?: string;
};

export type ArticleContext = {
  neighbors: Neighbors;
  /** The slugs of all neighbors; a variable of the template's query. */
  others: string[];
};

export type ListContext = {
  list: ListPage;
  /** The slugs of the articles on the page; a variable of the template's query. */
  slugs: string[];
  topics: { id: string; name: string }[];
};
