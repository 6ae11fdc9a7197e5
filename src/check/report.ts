import { posix } from 'node:path';

/** A mistake in `content/`, and its place. */
export type Finding = {
  /** Relative to `content/`, with forward slashes. */
  file: string;
  /** Counted from 1, as is the column. */
  line: number;
  column: number;
  /** An error stops the build: visitors would meet something broken. */
  level: 'error' | 'warning';
  rule: string;
  /** The names of the field and of the groups around it, with dots; undefined: in the text. */
  field?: string | undefined;
  /** Says what is wrong, and what to write. */
  message: string;
};

/** A mistake in one file, at an offset of its text. */
export type Fault = Pick<Finding, 'rule' | 'message'> & {
  offset: number;
  level?: 'warning' | undefined;
  /** What it has in common with those that are reported with it; its message, if that is missing. */
  kind?: string | undefined;
};

/** Reports a fault, an error unless it says otherwise. */
export type Report = (
  offset: number,
  rule: string,
  message: string,
  level?: 'warning',
  kind?: string,
) => void;

/** Returns a function that reports faults, and the list to which it adds them. */
export function createReporter(): { report: Report; faults: Fault[] } {
  const faults: Fault[] = [];
  const report: Report = (offset, rule, message, level, kind) => {
    faults.push({ offset, rule, message, level, kind });
  };
  return { report, faults };
}

/** Returns faults as findings, in the order of the file; those of one kind at the first of their places. */
export function located(
  file: string,
  text: string,
  faults: readonly Fault[],
  fieldAt: (offset: number) => string | undefined = () => undefined,
): Finding[] {
  const lineOf = ({ offset }: Fault) => text.slice(0, offset).split('\n').length;
  const kinds = new Map<string, Fault[]>();
  for (const fault of [...faults].sort((a, b) => a.offset - b.offset)) {
    const kind = `${fault.rule} ${fault.kind ?? fault.message}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { offset, rule, message, level = 'error' } = first;
    const lines = [...new Set(others.map(lineOf))];
    const where = `also on line ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ', …' : ''}`;
    const times = others.length === 0 ? '' : ` (${others.length + 1} times: ${where})`;
    const column = offset - text.lastIndexOf('\n', offset - 1);
    const place = { file, line: lineOf(first), column, field: fieldAt(offset) };
    return { ...place, level, rule, message: message + times };
  });
}

/** Returns the name of the file of a finding, relative to the project. */
export const nameOf = (file: string) => posix.join('content', file);

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Returns how many errors and warnings there are, as a sentence. */
function summary(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return findings.length === 0
    ? 'No mistakes in content/.'
    : `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}`;
}

const listed = (findings: readonly Finding[], lineOf: (finding: Finding) => string) =>
  [...findings.map(lineOf), summary(findings)].join('\n');

/** Returns findings as lines to read, with the place in the form that editors and terminals open. */
export const asText = (findings: readonly Finding[]): string =>
  listed(findings, ({ file, line, column, level, rule, message }) => {
    return `${nameOf(file)}:${line}:${column}  ${level}  ${message}  [${rule}]`;
  });

/**
 * Returns findings as annotations of a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export const asGithub = (findings: readonly Finding[]): string =>
  listed(findings, ({ file, line, column, level, rule, message }) => {
    const name = nameOf(file).replace(/[%:,]/g, encodeURIComponent);
    const place = `file=${name},line=${line},col=${column}`;
    return `::${level} ${place},title=${rule}::${message.replaceAll('%', '%25')}`;
  });
