import type { LocatedProblem } from './located-problem';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Returns how many errors and warnings there are. */
function summary(problems: readonly LocatedProblem[]): string {
  if (problems.length === 0) return 'No problems in content/.';
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`;
}

const inLines = (
  problems: readonly LocatedProblem[],
  lineOf: (problem: LocatedProblem) => string,
) => [...problems.map(lineOf), summary(problems)].join('\n');

/** Returns problems as lines to read, with the place in the form that editors and terminals open. */
export const asText = (problems: readonly LocatedProblem[]): string =>
  inLines(problems, ({ file, line, column, severity, rule, message }) => {
    return `${file}:${line}:${column}  ${severity}  ${message}  [${rule}]`;
  });

/** Escapes a message: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapeData = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Returns problems as annotations of a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export const asGithub = (problems: readonly LocatedProblem[]): string =>
  inLines(problems, ({ file, line, column, severity, rule, message }) => {
    const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
    return `::${severity} ${place},title=${rule}::${escapeData(message)}`;
  });

/** Returns problems as one JSON document, for editors and hooks. */
export const asJson = (problems: readonly LocatedProblem[]): string =>
  JSON.stringify(problems, null, 2);
