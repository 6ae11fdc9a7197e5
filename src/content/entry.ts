/** A content file that is valid for its kind. */
export type Entry = {
  /** Relative to `content/`. */
  file: string;
  /** The GraphQL type. */
  type: string;
  /** With tokens filled in. */
  data: Record<string, unknown>;
  /** The MDX under the front matter, with tokens filled in. */
  body: string;
  named: Named;
};

/** What the components of a text show of other files. */
export type Named = {
  pictures: readonly string[];
  testimonials: readonly string[];
  faq: readonly string[];
  downloads: readonly string[];
};
