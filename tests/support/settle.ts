import { setImmediate } from 'node:timers';

/** Lets React render, and promises settle. Works with fake timers, too. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
