/** How many checks of a stage passed, failed or were skipped. */
export type Count = {
  passed: number;
  failed: number;
  skipped: number;
};

/** The result of a stage, and the output of its programs. */
export type Outcome = {
  output: string;
} & Count;

const heartbeatSeconds = 15;
const running = new Map<string, number>();

/**
 * Runs one stage: prints a line when it starts, a line when it ends, and its whole output only if
 * it failed.
 */
export async function runStage(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`… ${name}`);
  running.set(name, Date.now());
  const outcome = await work().catch(crashed);
  console.log(summary(name, outcome, secondsOf(name)));
  running.delete(name);
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}

/** Returns the outcome of a stage with a single check. */
export function oneCheck(ok: boolean, output: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
}

/** Prints from time to time what is still running; returns a function that stops it. */
export function startHeartbeat(): () => void {
  const timer = setInterval(() => {
    const names = [...running.keys()].map((name) => `${name} (${secondsOf(name)} s)`);
    if (names.length > 0) console.log(`  still running: ${names.join(', ')}`);
  }, heartbeatSeconds * 1000);
  return () => clearInterval(timer);
}

function crashed(error: unknown): Outcome {
  return oneCheck(false, error instanceof Error ? error.message : String(error));
}

function summary(name: string, { passed, failed, skipped }: Count, seconds: number): string {
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed${skips} (${seconds} s)`;
}

function secondsOf(name: string): number {
  return Math.round((Date.now() - (running.get(name) ?? Date.now())) / 1000);
}
