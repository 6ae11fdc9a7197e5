import { posix } from 'node:path';
import type { Problem, Severity } from '../reader/problem';
import type { Path } from '../reader/source-file';

/** A problem in the content, and its place. */
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
  /** The path of the field; undefined: in the text. */
  path?: Path | undefined;
  /** Says what is wrong, and what to write. */
  message: string;
  /** The same in the words of the editor. */
  editorMessage: string;
};

/** Returns the line and the column of an offset. */
export function pointAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

const maxLines = 5;

/** Returns where else a problem occurs. */
function otherLines(text: string, others: readonly Problem[]): string {
  const lines = [...new Set(others.map(({ at: [start] }) => pointAt(text, start).line))];
  const more = lines.length > maxLines ? ', …' : '';
  return `: also on line ${lines.slice(0, maxLines).join(', ')}${more}`;
}

type ProblemFile = {
  /** Relative to `content/`. */
  file: string;
  text: string;
  /** Returns the path of the field at a place. */
  pathAt?: (offset: number) => Path | undefined;
};

/** Returns the problems of a file with their places, in its order; those of a group once. */
export function locate(
  { file, text, pathAt }: ProblemFile,
  problems: readonly Problem[],
): LocatedProblem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of [...problems].sort((a, b) => a.at[0] - b.at[0])) {
    const group = `${problem.rule} ${problem.group ?? problem.message}`;
    groups.set(group, [...(groups.get(group) ?? []), problem]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { rule, severity, at, path = pathAt?.(at[0]), message, editorMessage = message } = first;
    const count = others.length === 0 ? '' : ` (${others.length + 1} times`;
    const end = at[1] === undefined ? undefined : pointAt(text, at[1]);
    return {
      file: posix.join('content', file),
      ...pointAt(text, at[0]),
      ...(end && { endLine: end.line, endColumn: end.column }),
      severity,
      rule,
      path,
      message: count ? `${message}${count}${otherLines(text, others)})` : message,
      editorMessage: count ? `${editorMessage}${count})` : editorMessage,
    };
  });
}
