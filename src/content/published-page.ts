/** What the build knows of a page beside its content. Gatsby hands it to the page as its context. */
export type PublishedPage = {
  /** The id of the page's node, by which its template asks for it. */
  id: string;
  /** The picture that stands for the page where somebody shares it. */
  card: {
    path: string;
    /** In pixels. */
    width: number;
    height: number;
    alt: string;
  };
  /** When anything that the page shows was last changed, in ISO 8601; null where git cannot tell. */
  modified: string | null;
  /** The way down to the page from the home page, both included, in the words of the navigation. */
  trail: readonly { name: string; path: string }[];
};
