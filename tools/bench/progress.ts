/** Tells a person who waits what is being measured, and for how long yet. */
export type Progress = {
  /** Says how many steps there will be. */
  start(total: number): void;
  /** Does one step; a step that fails is tried once more, as a busy machine can break any visit. */
  step(name: string, run: () => Promise<void>): Promise<void>;
};

/** Progress as lines of text: one a step, with the time left as the steps so far took theirs. */
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
          `  Once more: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        );
        await run();
      }
      done += 1;
    },
  };
}

/** A time in milliseconds, in words. */
export function minutes(time: number): string {
  const seconds = Math.round(time / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
