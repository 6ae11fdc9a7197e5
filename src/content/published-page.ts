import type { ListPage, Neighbours } from './insights-lists';

/**
 * The build's facts about a page, other than its content. Gatsby passes them to the page as its
 * context.
 */
export type PublishedPage = {
  /** The id of the page's node; the template's query uses it. */
  id: string;
  /** The picture of the page where somebody shares it. */
  card: {
    path: string;
    /** In pixels. */
    width: number;
    height: number;
    alt: string;
  };
  /** Whether search engines may show the page. */
  indexed: boolean;
  /** When anything that the page shows was last changed, in ISO 8601; null if git cannot tell. */
  modified: string | null;
  /** The breadcrumbs from the home page, both ends included, in the words of the navigation. */
  trail: readonly { name: string; path: string }[];
  /** The name of the feed that the page announces; null if it announces none. */
  feed: string | null;
};

/** What the page of an article has in its context besides. */
export type ArticleContext = {
  neighbours: Neighbours;
  /** The slugs of all neighbours. */
  others: string[];
};

/** What a page of a list of articles has in its context besides. */
export type ListContext = {
  list: ListPage;
  /** The articles on it; the template's query uses them. */
  slugs: string[];
  /** The topics that articles have. */
  topics: { id: string; name: string }[];
};
