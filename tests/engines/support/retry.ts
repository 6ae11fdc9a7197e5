import { setTimeout as pause } from 'node:timers/promises';

const patience = 30_000;

/**
 * Repeats what may come too early until it no longer throws.
 *
 * @throws the last error, after 30 seconds
 */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    }
  }
}
