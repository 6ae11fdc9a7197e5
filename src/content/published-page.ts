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
  /** When anything that the page shows was last changed, in ISO 8601; null if git cannot tell. */
  modified: string | null;
  /** The breadcrumbs from the home page, both ends included, in the words of the navigation. */
  trail: readonly { name: string; path: string }[];
};
