/** A content file that holds what its kind demands. */
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
