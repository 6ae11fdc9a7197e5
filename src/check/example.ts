/** Names are relative to the project. */
type FileChange = { file: string } & (
  | { replace: string | RegExp; by: string }
  | { text: string }
  | { bytes: number }
  | { isDeleted: true }
);

/**
 * The sample site with one change: the text of its article, or what is done to files. `▸` stands on
 * each line that the rule reports, and is taken out.
 */
export type Example = string | FileChange | readonly FileChange[];

export const exampleArticle = 'content/insights/sample.mdx';

/** Returns an article with another line for one of its fields. */
export const withField = (name: string, line: string): Example => ({
  file: exampleArticle,
  replace: new RegExp(`^${name}: .*`, 'm'),
  by: line,
});
