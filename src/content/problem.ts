/** A mistake in a content file, said so that a writer can mend it. */
export type Problem = {
  /** Relative to `content/`. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** What is wrong and what to do, in plain words. */
  message: string;
};

/** One problem as one line: `content/site.json:3:12  "email" must be …`. */
export const formatProblem = ({ file, line, column, message }: Problem) =>
  `content/${file}:${line}:${column}  ${message}`;
