import { basename } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { checkContent } from '../../check/check-content';
import type { LocatedProblem } from '../../check/located-problem';

/** The time without a change after which the check runs. Editors save a file in several steps, and git writes many files. */
const settleMs = 150;

/**
 * Checks the content now and after each save.
 *
 * @param onError is called with an error of the check: a file that is being replaced is missing for a moment
 */
export function checkOnSave(
  folder: string,
  onResult: (problems: LocatedProblem[]) => void,
  onError: (error: unknown) => void,
): FSWatcher {
  let latest = Promise.resolve();
  const check = () => {
    latest = latest.then(() => checkContent(folder)).then(onResult, onError);
  };
  check();
  let timer: NodeJS.Timeout | undefined;
  return watch(folder, {
    ignoreInitial: true,
    ignored: (path) => basename(path).startsWith('.'),
  }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(check, settleMs);
  });
}
