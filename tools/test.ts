import { runStage, startHeartbeat, type Count } from './checks/stage';
import {
  checkBrowser,
  checkBuild,
  checkJest,
  checkStyle,
  checkTypes,
  checkWords,
} from './checks/stages';
import { fail } from './stop';

async function main(): Promise<void> {
  // Until the last line is reached, tests that were interrupted have not passed.
  process.exitCode = 1;
  const stopHeartbeat = startHeartbeat();
  const counts: Count[] = [await runStage('Content', checkWords)];
  const build = runStage('Build', checkBuild);

  // Two lanes, about as long as each other, for two cores. What reads the build, or the types of the
  // queries that it writes, waits for it.
  const [left, right] = await Promise.all([
    inTurn([
      async () => runStage('Units', () => checkJest('units')),
      async () => isBuilt(await build) && runStage('Built HTML', () => checkJest('built')),
      async () => runStage('Types', checkTypes),
    ]),
    inTurn([
      async () => build,
      async () => runStage('Lint', checkStyle),
      async () => isBuilt(await build) && runStage('Other content', () => checkJest('rebuild')),
    ]),
  ]);
  counts.push(...left, ...right);

  if (isBuilt(await build)) {
    // Alone, because it measures time.
    counts.push(await runStage('Browser', checkBrowser));
  } else {
    console.log(
      'Built HTML, Other content and Browser were not run, because there is no build to test.',
    );
  }
  stopHeartbeat();
  conclude(counts);
}

const isBuilt = (build: Count) => build.failed === 0;

/** Runs stages one after the other; one that answers false was not run. */
async function inTurn(stages: readonly (() => Promise<Count | false>)[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const stage of stages) {
    const count = await stage();
    if (count) counts.push(count);
  }
  return counts;
}

function conclude(counts: readonly Count[]): void {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum('failed');
  if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
}

main().catch(fail);
