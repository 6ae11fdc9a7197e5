import { watch, type FSWatcher } from 'chokidar';

/** Editors write a file in several steps, and git many files. The check waits for the last, in milliseconds. */
const settleMs = 150;

/**
 * Calls `onChange` after each burst of changes in a folder. Unlike Node's own recursive watch, it keeps
 * seeing a file that was replaced by another one, as git and many editors do.
 */
export function watchFolder(folder: string, onChange: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch(folder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  });
}
