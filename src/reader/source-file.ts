import type { MdxNode } from './markdown/tree';
import type { Problem, Range } from './problem';

/** The path of a field. */
export type Path = readonly PropertyKey[];

/** The fields of a file, and their places. */
export type Fields = {
  /** As they are written; null if they cannot be read. */
  data: unknown;
  /** Returns where the value at a path is, or the closest parent that exists, or the name of a key in it. */
  rangeOf: (path: Path, key?: string) => Range;
  /** What keeps the file from being read. */
  problems: Problem[];
};

/** A content file: its fields, its text, and their places. */
export type SourceFile = Fields & {
  /** Relative to `content/`, with forward slashes. */
  file: string;
  text: string;
  /** Where the text under the fields begins. */
  bodyStart: number;
  /** The text under the fields, without what MDX cannot read. Its places are those of the file. */
  tree: MdxNode | null;
  /** The places of characters in it that were written as an escape or an entity, with their lengths. */
  escapes: ReadonlyMap<number, number>;
};

/** Returns what a parser refuses, as a problem. */
export const syntaxProblem = (at: Range, message: string): Problem => ({
  rule: 'syntax',
  severity: 'error',
  at,
  message,
});

/** Returns the fields of a file that cannot be read. */
export const unread = (problems: readonly Pick<Problem, 'at' | 'message'>[]): Fields => ({
  data: null,
  rangeOf: () => [0],
  problems: problems.map(({ at, message }) => syntaxProblem(at, message)),
});
