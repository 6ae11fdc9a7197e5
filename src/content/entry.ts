/** A content file that is valid for its kind. */
export type Entry = {
  /** Relative to `content/`. */
  file: string;
  /** The GraphQL type. */
  type: string;
  /** The validated fields, tokens filled in. */
  data: Record<string, unknown>;
  /** The MDX under the front matter, tokens filled in. */
  body: string;
  /** What the components in the text show of other files. */
  named: Named;
};

/** The pictures, entries and downloads that the components of a text name. */
export type Named = {
  pictures: readonly string[];
  testimonials: readonly string[];
  faq: readonly string[];
  downloads: readonly string[];
};
