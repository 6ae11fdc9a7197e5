import type { Level, RuleId } from './rule-book';

/** A replacement in a file's text: the characters from `from` up to `to` become `text`. */
export type Edit = { from: number; to: number; text: string };

/** Something to change in a content file. */
export type Problem = {
  /** Relative to `content/`. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** How many characters of the line are meant, for a code frame; at least 1. */
  length: number;
  /** The rule that found it, as in the rule book and in docs/writing.md. */
  rule: RuleId;
  /** Only errors stop a build. */
  severity: Level;
  /** What is wrong and what to do, in plain words. */
  message: string;
  /** What `npm run content -- --fix` would write, where that is safe. */
  fix?: Edit;
};

/** What a rule finds in the text of one file, before its line and column are known. */
export type Finding = Pick<Problem, 'rule' | 'message' | 'fix'> & {
  /** Where in the text, counted in characters. */
  offset: number;
  /** How many characters are meant; left out: one. */
  length?: number;
};

/** One problem as one line: `content/site.json:3:12  "email" must be …`. */
export const formatProblem = ({ file, line, column, message }: Problem) =>
  `content/${file}:${line}:${column}  ${message}`;

/** Compares two problems by file, then by place. */
export const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file, 'en') ||
  a.line - b.line ||
  a.column - b.column ||
  a.message.localeCompare(b.message, 'en');
