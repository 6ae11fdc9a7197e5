const cleanups: (() => Promise<void> | void)[] = [];
let stopping = false;

/**
 * Registers a cleanup before the process ends by Ctrl-C or SIGTERM; the last one registered runs
 * first. The exit code is then `process.exitCode`: 0 unless a command set another one, because the
 * person wanted to stop.
 */
export function onStop(cleanup: () => Promise<void> | void): void {
  if (cleanups.length === 0) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // On the second signal, anything that is still closing is abandoned.
      process.on(signal, () => (stopping ? process.exit(1) : void stop()));
    }
    stopWithParent();
  }
  cleanups.push(cleanup);
}

/** Returns whether the command was asked to stop, or cannot continue. */
export const isStopping = (): boolean => stopping;

/** Ends a command that cannot continue, with a sentence instead of a stack trace. */
export function fail(error: unknown): void {
  // Errors during the shutdown are caused by it.
  if (stopping) return;
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
  void stop();
}

/**
 * Stops when the parent process ends. If npm is killed from outside, its shell ends without passing
 * on a signal: losing the parent is the only sign, and without this check the ports would stay in
 * use.
 */
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !stopping) void stop();
  }, 1000).unref();
}

async function stop(): Promise<void> {
  stopping = true;
  for (const cleanup of cleanups.reverse()) await cleanup();
  process.exit();
}
