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
};
