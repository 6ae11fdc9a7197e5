import { watch, type FSWatcher } from 'chokidar';

/** Editors write a file in several steps, and git many files. The check waits for the last, in milliseconds. */
const settleMs = 150;

/** Whether a file went away between the moment it was listed and the moment it was read. */
const isGone = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/**
 * Calls `onChange` after each burst of changes in a folder. Unlike Node's own recursive watch, it keeps
 * seeing a file that was replaced by another one, as git and many editors do.
 */
export function watchFolder(folder: string, onChange: () => void | Promise<void>): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void now(), settleMs);
  };
  const now = async () => {
    try {
      await onChange();
    } catch (error) {
      // A file that is being replaced is gone for a moment.
      if (!isGone(error)) throw error;
      later();
    }
  };
  return watch(folder, { ignoreInitial: true }).on('all', later);
}
