import { posix } from 'node:path';
import type { Finding } from './check-content';

/** Returns the name of a file relative to the project. */
const nameOf = (file: string) => posix.join('content', file);

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Returns how many errors and warnings there are, as a sentence. */
function summary(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return findings.length === 0
    ? 'No mistakes in content/.'
    : `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}`;
}

/** Returns findings as lines to read, with the place in the form that editors and terminals open. */
export const asText = (findings: readonly Finding[]): string =>
  findings
    .map(
      ({ file, line, column, level, rule, message }) =>
        `${nameOf(file)}:${line}:${column}  ${level}  ${message}  [${rule}]`,
    )
    .concat(summary(findings))
    .join('\n');

const escaped = (text: string) =>
  text.replace(
    /[%\r\n:,]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/**
 * Returns findings as annotations of a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export const asGithub = (findings: readonly Finding[]): string =>
  findings
    .map(({ file, line, column, level, rule, message }) => {
      const place = `file=${escaped(nameOf(file))},line=${line},col=${column}`;
      return `::${level} ${place},title=${escaped(rule)}::${message.replaceAll('%', '%25')}`;
    })
    .concat(summary(findings))
    .join('\n');
