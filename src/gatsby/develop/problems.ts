import { watch, type FSWatcher } from 'node:fs';
import { checkContent, errorsIn } from '../../content/check';
import { frameText } from '../../content/content-folder';
import type { Problem } from '../../content/problem';
import { describeProblems, describeProblem } from '../../content/report';

/** What the overlay in the browser shows of a mistake. */
export type ShownProblem = { place: string; message: string; text: string };

const shown = (folder: string, problem: Problem): ShownProblem => ({
  place: `content/${problem.file}:${problem.line}:${problem.column}`,
  message: problem.message,
  text: describeProblem(problem, frameText(folder, problem.file)),
});

/** The part of Gatsby's reporter that is used here. */
type Teller = Record<'error' | 'warn' | 'success', (text: string) => unknown>;

/** Editors write a file in several steps; the check waits for the last. */
const settleMs = 150;

/**
 * Checks the whole content folder at every save, reports changes in the terminal, and passes the
 * errors to `onErrors`.
 */
export function watchContent(
  folder: string,
  reporter: Teller,
  onErrors: (errors: readonly ShownProblem[]) => void,
): FSWatcher {
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  const check = () => {
    const problems = checkContent(folder);
    const errors = errorsIn(problems);
    const text =
      problems.length === 0 ? '' : describeProblems(problems, (file) => frameText(folder, file));
    onErrors(errors.map((problem) => shown(folder, problem)));
    if (text === told) return;
    told = text;
    if (errors.length > 0) reporter.error(`\n${text}\n`);
    else if (text !== '') reporter.warn(`\n${text}\n`);
    else reporter.success('content/ has no mistakes');
  };
  return watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(check, settleMs);
  });
}
