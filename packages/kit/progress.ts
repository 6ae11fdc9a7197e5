/** Tells a waiting person what is being measured, and how long it will still take. */
export type Progress = {
  /** Sets the number of steps. */
  start(total: number): void;
  /** Runs one step; a failed step is retried once, because a busy machine can break any visit. */
  step(name: string, run: () => Promise<void>): Promise<void>;
};

/**
 * Returns progress as lines of text: one a step, with the remaining time extrapolated from the
 * steps so far.
 */
export function createProgress(print: (line: string) => void): Progress {
  let total = 0;
  let done = 0;
  let started = 0;
  return {
    start: (count) => {
      total = count;
      started = Date.now();
    },
    step: async (name, run) => {
      const left =
        done === 0 ? '' : `, ${minutes(((Date.now() - started) / done) * (total - done))} left`;
      print(`  ${done + 1} of ${total}${left}: ${name}`);
      try {
        await run();
      } catch (error) {
        print(
          `  Retrying:  ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        );
        await run();
      }
      done += 1;
    },
  };
}

/** Formats a time in milliseconds as words. */
export function minutes(time: number): string {
  const seconds = Math.round(time / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
