import type { FSWatcher } from 'chokidar';
import { checkContent, errorsIn } from '../content-check/check';
import { frameText } from '../content-check/content-folder';
import type { Problem } from '../content-check/problem';
import { describeProblems, describeProblem } from '../content-check/report';
import { watchFolder } from '../content-check/watch-folder';

/** A mistake as the overlay in the browser shows it. */
export type ShownProblem = { place: string; message: string; text: string };

const shown = (folder: string, problem: Problem): ShownProblem => ({
  place: `content/${problem.file}:${problem.line}:${problem.column}`,
  message: problem.message,
  text: describeProblem(problem, frameText(folder, problem.file)),
});

/** The part of Gatsby's reporter that this file uses. */
type Reporter = Record<'error' | 'warn' | 'success', (text: string) => unknown>;

/**
 * Checks the whole content folder at every save, reports changes in the terminal, and passes the
 * errors to `onErrors`.
 */
export function watchContent(
  folder: string,
  reporter: Reporter,
  onErrors: (errors: readonly ShownProblem[]) => void,
): FSWatcher {
  let sent = '';
  const check = () => {
    const problems = checkContent(folder);
    const errors = errorsIn(problems);
    const text =
      problems.length === 0 ? '' : describeProblems(problems, (file) => frameText(folder, file));
    onErrors(errors.map((problem) => shown(folder, problem)));
    if (text === sent) return;
    sent = text;
    if (errors.length > 0) reporter.error(`\n${text}\n`);
    else if (text !== '') reporter.warn(`\n${text}\n`);
    else reporter.success('content/ has no mistakes');
  };
  return watchFolder(folder, check);
}
