import { posix } from 'node:path';

/** A mistake in `content/`, and its place. */
export type Problem = {
  /** Relative to `content/`, with forward slashes. */
  file: string;
  /** Counted from 1, as is the column. */
  line: number;
  column: number;
  /** An error stops the build: visitors would meet something broken. */
  severity: 'error' | 'warning';
  rule: string;
  /** The names of the field and of the groups around it, with dots; undefined: in the text. */
  field?: string | undefined;
  /** Says what is wrong, and what to write. */
  message: string;
};

/** A problem in one file, by its offset. A group is reported once, at its first place. */
export type Descriptor = Pick<Problem, 'rule' | 'message'> & {
  at: number;
  /** An error, if it is missing. */
  severity?: 'warning' | undefined;
  /** What it shares with others of its group; its message, if it is missing. */
  group?: string | undefined;
};

export type Report = (descriptor: Descriptor) => void;

/** Returns a function that reports problems, and the list to which it adds them. */
export function createReporter(): { report: Report; problems: Descriptor[] } {
  const problems: Descriptor[] = [];
  return { report: (descriptor) => void problems.push(descriptor), problems };
}

/** Returns the problems of a file with their places, in its order; those of a group once. */
export function located(
  file: string,
  text: string,
  descriptors: readonly Descriptor[],
  fieldAt: (offset: number) => string | undefined = () => undefined,
): Problem[] {
  const lineOf = ({ at }: Descriptor) => text.slice(0, at).split('\n').length;
  const groups = new Map<string, Descriptor[]>();
  for (const descriptor of [...descriptors].sort((a, b) => a.at - b.at)) {
    const group = `${descriptor.rule} ${descriptor.group ?? descriptor.message}`;
    groups.set(group, [...(groups.get(group) ?? []), descriptor]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { at, rule, message, severity = 'error' } = first;
    const lines = [...new Set(others.map(lineOf))];
    const where = `also on line ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ', …' : ''}`;
    const times = others.length === 0 ? '' : ` (${others.length + 1} times: ${where})`;
    const column = at - text.lastIndexOf('\n', at - 1);
    const place = { file, line: lineOf(first), column, field: fieldAt(at) };
    return { ...place, severity, rule, message: message + times };
  });
}

/** Returns the name of the file of a problem, relative to the project. */
export const nameOf = (file: string) => posix.join('content', file);

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Returns how many errors and warnings there are, as a sentence. */
function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return problems.length === 0
    ? 'No mistakes in content/.'
    : `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`;
}

const listed = (problems: readonly Problem[], lineOf: (problem: Problem) => string) =>
  [...problems.map(lineOf), summary(problems)].join('\n');

/** Returns problems as lines to read, with the place in the form that editors and terminals open. */
export const asText = (problems: readonly Problem[]): string =>
  listed(problems, ({ file, line, column, severity, rule, message }) => {
    return `${nameOf(file)}:${line}:${column}  ${severity}  ${message}  [${rule}]`;
  });

/**
 * Returns problems as annotations of a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export const asGithub = (problems: readonly Problem[]): string =>
  listed(problems, ({ file, line, column, severity, rule, message }) => {
    const name = nameOf(file).replace(/[%:,]/g, encodeURIComponent);
    const place = `file=${name},line=${line},col=${column}`;
    return `::${severity} ${place},title=${rule}::${message.replaceAll('%', '%25')}`;
  });
