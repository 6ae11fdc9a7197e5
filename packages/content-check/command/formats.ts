import type { Problem } from '../problem';

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** GitHub’s names of the levels. */
const commands = { error: 'error', warning: 'warning', advice: 'notice' };

/**
 * Formats problems as annotations of a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export const asGithub = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, line, column, length, severity, rule, message }) => {
      const place = `file=${escapeProperty(`content/${file}`)},line=${line},col=${column},endColumn=${column + length}`;
      return `::${commands[severity]} ${place},title=${escapeProperty(rule)}::${escapeData(message)}`;
    })
    .join('\n');

/** Formats problems as a list for other programs. */
export const asJson = (problems: readonly Problem[]): string =>
  JSON.stringify(
    problems.map(({ fix, ...problem }) => ({ ...problem, fixable: fix !== undefined })),
    null,
    2,
  );
