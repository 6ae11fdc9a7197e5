export type Severity = 'error' | 'warning';

/** A part of a text, by its offsets. The end is missing where it is not known. */
export type Range = readonly [start: number, end?: number];

/** A problem in one file, as the reader or a rule reports it. */
export type Problem = {
  rule: string;
  at: Range;
  /** The field at the place; undefined: it follows from the place, or the problem is in the text. */
  path?: readonly PropertyKey[] | undefined;
  message: string;
  /** What the editor says instead: it has labels and switches in place of names, files and lines. */
  editorMessage?: string | undefined;
  severity: Severity;
  /** Problems of one group are reported once, at the first of their places. Without it: those of one message. */
  group?: string | undefined;
};
