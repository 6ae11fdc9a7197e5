/** A change of a file, whose name is relative to the project. */
type FileChange = { file: string } & (
  | { replace: string; by: string }
  | { field: string; by: string }
  | { text: string }
  | { bytes: number }
  | { base64: string }
  | { isDeleted: true }
);

/** Commits the sample site, with the changes before this one, to git. */
export const commit = 'commit';

type Step = FileChange | typeof commit;

/**
 * Changes the example site before a rule runs: a string replaces the text of its article, the rest changes files. A `▸`
 * marks each line that the rule must report; it is removed first.
 */
export type Example = string | FileChange | readonly Step[];

export const exampleArticle = 'content/insights/sample.mdx';

/** Puts other words in place of some in a file. */
export const withWords = (replace: string, by: string, file: string) => ({ file, replace, by });

/** Puts another line in place of that of a field. */
export const withField = (field: string, by: string, file = exampleArticle) => {
  return { file, field, by };
};

/** Adds lines to the fields of a file. */
export const withFields = (lines: string, file = exampleArticle) =>
  withWords('---\n', `---\n${lines}\n`, file);
