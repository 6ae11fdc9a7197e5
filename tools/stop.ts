const cleanups: (() => Promise<void> | void)[] = [];
let stopping = false;

/**
 * Registers what to do before the process ends by Ctrl-C or SIGTERM; the last one registered goes
 * first. The exit code is then `process.exitCode`: 0 unless a command set another one, because
 * stopping was what the person wanted.
 */
export function onStop(cleanup: () => Promise<void> | void): void {
  if (cleanups.length === 0) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // Asked twice: whatever is still closing is left behind.
      process.on(signal, () => (stopping ? process.exit(1) : void stop()));
    }
    stopWithParent();
  }
  cleanups.push(cleanup);
}

/** True from the moment on that the command was told to end, or cannot go on. */
export const isStopping = (): boolean => stopping;

/** Ends a command that cannot go on, with a sentence instead of a stack. */
export function fail(error: unknown): void {
  // What breaks while everything is being stopped broke because of that.
  if (stopping) return;
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
  void stop();
}

/**
 * Whoever ends npm from outside ends its shell with it, and the shell passes no signal on: losing the
 * parent process is the only sign, and without it the ports would stay taken.
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
