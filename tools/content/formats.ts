import type { Problem } from '../../src/content/problem';

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** GitHub's words for the levels. */
const levels = { error: 'error', warning: 'warning', advice: 'notice' } as const;

/**
 * Annotations in a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export const asGithub = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, line, column, length, severity, rule, message }) => {
      const place = `file=${escapeProperty(`content/${file}`)},line=${line},col=${column},endColumn=${column + length}`;
      return `::${levels[severity]} ${place},title=${escapeProperty(rule)}::${escapeData(message)}`;
    })
    .join('\n');

/** A list for other programs. */
export const asJson = (problems: readonly Problem[]): string =>
  JSON.stringify(
    problems.map(({ fix, ...problem }) => ({ ...problem, fixable: fix !== undefined })),
    null,
    2,
  );
