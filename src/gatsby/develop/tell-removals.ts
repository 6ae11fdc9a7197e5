import type { EventEmitter } from 'node:events';

type Watch = (...args: unknown[]) => unknown;
/** The part of webpack that watches files. Each call of `watch` makes a new watcher. */
type Compiler = { watchFileSystem: { watch: Watch; watcher: EventEmitter } };

const isTold = (told: unknown): told is (file: string) => void => typeof told === 'function';

/**
 * Tells Gatsby that a file is gone. webpack calls back at a change only, and pauses at a removal
 * until Gatsby lets it go on: `develop` would build nothing any more.
 */
export const tellRemovals = {
  apply({ watchFileSystem: files }: Compiler): void {
    const watch = files.watch.bind(files);
    files.watch = (...args) => {
      const watching = watch(...args);
      const changed = args.at(-1);
      if (!isTold(changed)) throw new Error('webpack watches files in another way now.');
      files.watcher.once('remove', changed);
      return watching;
    };
  },
};
