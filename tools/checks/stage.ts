/** How many checks of a stage passed, failed or were skipped. */
export type Count = {
  passed: number;
  failed: number;
  skipped: number;
};

/** What a stage found, and all that its programs printed. */
export type Outcome = {
  output: string;
} & Count;

const heartbeatSeconds = 15;
const running = new Map<string, number>();

/** Runs one stage: a line when it starts, a line when it ends, its whole output only when it failed. */
export async function runStage(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`… ${name}`);
  running.set(name, Date.now());
  const outcome = await work().catch(crashed);
  console.log(summary(name, outcome, secondsOf(name)));
  running.delete(name);
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`);
  return outcome;
}

/** The outcome of a stage that is a single check. */
export function oneCheck(ok: boolean, output: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
}

/** Tells every now and then what is still running; answers with the way to stop that. */
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
