import { watch } from 'node:fs';
import type { Reporter } from 'gatsby';
import { checkContent, errorsIn } from '../../content/check';
import type { Problem } from '../../content/problem';
import { describeProblems, describeProblem } from '../../content/report';
import { contentFolder } from '../content-folder';
import { frameText } from '../content-gate';

/** What the overlay in the browser shows of a mistake. */
export type ShownProblem = { place: string; message: string; text: string };

const shown = (problem: Problem): ShownProblem => ({
  place: `content/${problem.file}:${problem.line}:${problem.column}`,
  message: problem.message,
  text: describeProblem(problem, frameText(problem.file)),
});

/** Editors write a file in several steps; the check waits for the last. */
const settleMs = 150;

/**
 * Checks the whole content folder at every save, tells the terminal what changed, and hands the
 * errors to `onErrors`.
 */
export function watchContent(
  reporter: Pick<Reporter, 'error' | 'warn' | 'success'>,
  onErrors: (errors: readonly ShownProblem[]) => void,
): void {
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  const check = () => {
    const problems = checkContent(contentFolder);
    const errors = errorsIn(problems);
    const text = problems.length === 0 ? '' : describeProblems(problems, frameText);
    onErrors(errors.map(shown));
    if (text === told) return;
    told = text;
    if (errors.length > 0) reporter.error(`\n${text}\n`);
    else if (text !== '') reporter.warn(`\n${text}\n`);
    else reporter.success('content/ has no mistakes');
  };
  watch(contentFolder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(check, settleMs);
  });
}
