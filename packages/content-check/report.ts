import type { Problem } from './problem';
import { levels } from './rule-book';

/** The lines around a problem, with a mark under what is meant. `text` is the whole file. */
function codeFrame(text: string, { line, column, length }: Problem): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const from = Math.max(1, line - 1);
  const shown = lines.slice(from - 1, line + 1);
  const width = String(from + shown.length - 1).length;
  // A long line is shown from where the problem is in sight.
  const room = 96;
  const skipped = column > room - 20 ? column - 40 : 0;
  const cut = (content: string) =>
    (skipped > 0 ? `…${content.slice(skipped)}` : content).slice(0, room);
  const mark =
    ' '.repeat(column - 1 - skipped + (skipped > 0 ? 1 : 0)) + '^'.repeat(Math.min(length, 60));
  return shown
    .flatMap((content, index) => {
      const number = from + index;
      const isMeant = number === line;
      const row =
        `${isMeant ? '>' : ' '} ${String(number).padStart(width)} │ ${cut(content)}`.trimEnd();
      return isMeant ? [row, `  ${' '.repeat(width)} │ ${mark}`] : [row];
    })
    .join('\n');
}

/** Returns the counts in words: `2 errors, 1 warning and 1 hint`. */
function countOf(problems: readonly Problem[]): string {
  const names = { error: 'error', warning: 'warning', advice: 'hint' };
  const counts = levels.flatMap((level) => {
    const number = problems.filter(({ severity }) => severity === level).length;
    return number === 0 ? [] : [`${number} ${names[level]}${number === 1 ? '' : 's'}`];
  });
  return new Intl.ListFormat('en-GB').format(counts);
}

/** Describes one problem: its place, its sentence, its rule, and the lines around it. */
export const describeProblem = (problem: Problem, text: string | null): string => {
  const { file, line, column, severity, message, rule } = problem;
  const head = `content/${file}:${line}:${column}  ${severity}  ${message}  [${rule}]`;
  return text === null ? head : `${head}\n${codeFrame(text, problem)}`;
};

/**
 * Describes all problems, with the counts at the end.
 *
 * @param textOf returns the text of a file, or null when there is none
 */
export function describeProblems(
  problems: readonly Problem[],
  textOf: (file: string) => string | null,
): string {
  const fixable = problems.filter(({ fix }) => fix).length;
  const hint = fixable > 0 ? `\n${fixable} of them can be fixed by: npm run content -- --fix` : '';
  return [
    ...problems.map((problem) => describeProblem(problem, textOf(problem.file))),
    `${countOf(problems)} in content/${hint}`,
  ].join('\n\n');
}
