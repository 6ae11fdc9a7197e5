export type Severity = 'error' | 'warning';

/** A part of a text, by its offsets. The end is missing where it is not known. */
export type Range = readonly [start: number, end?: number];

/** A problem in one file, as the reader or a rule reports it. */
export type Problem = {
  rule: string;
  at: Range;
  message: string;
  severity: Severity;
  /** Problems of one group are reported once, at the first of their places. Without it: those of one message. */
  group?: string | undefined;
};
