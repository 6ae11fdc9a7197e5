import { posix } from 'node:path';
import type { Problem, Severity } from '../reader/problem';

/** A mistake in the content, and its place. */
export type LocatedProblem = {
  /** Relative to the project, with forward slashes. */
  file: string;
  /** Counted from 1, as are columns. */
  line: number;
  column: number;
  /** Where it ends, if that is known. */
  endLine?: number;
  endColumn?: number;
  severity: Severity;
  rule: string;
  /** The names of the field and of the groups around it, with dots; undefined: in the text. */
  field?: string | undefined;
  /** Says what is wrong, and what to write. */
  message: string;
};

/** Returns the line and the column of an offset. */
export function pointAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

const maxLines = 5;

/** Returns how often a problem occurs, and where else. */
function repetition(text: string, others: readonly Problem[]): string {
  if (others.length === 0) return '';
  const lines = [...new Set(others.map(({ at: [start] }) => pointAt(text, start).line))];
  const more = lines.length > maxLines ? ', …' : '';
  return ` (${others.length + 1} times: also on line ${lines.slice(0, maxLines).join(', ')}${more})`;
}

type ProblemFile = {
  /** Relative to `content/`. */
  file: string;
  text: string;
  /** Returns the name of the field at a place. */
  fieldAt?: (offset: number) => string | undefined;
};

/** Returns the problems of a file with their places, in its order; those of a group once. */
export function locate(
  { file, text, fieldAt }: ProblemFile,
  problems: readonly Problem[],
): LocatedProblem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of [...problems].sort((a, b) => a.at[0] - b.at[0])) {
    const group = `${problem.rule} ${problem.group ?? problem.message}`;
    groups.set(group, [...(groups.get(group) ?? []), problem]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { rule, severity, at, message } = first;
    const end = at[1] === undefined ? undefined : pointAt(text, at[1]);
    return {
      file: posix.join('content', file),
      ...pointAt(text, at[0]),
      ...(end && { endLine: end.line, endColumn: end.column }),
      severity,
      rule,
      field: fieldAt?.(at[0]),
      message: message + repetition(text, others),
    };
  });
}
