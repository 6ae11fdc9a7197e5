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
  const [build, units] = await Promise.all([
    runStage('Build', checkBuild),
    runStage('Units', () => checkJest('units')),
  ]);
  counts.push(build, units);
  const isBuilt = build.failed === 0;

  // After the build, which writes the types of the queries that both of these read.
  counts.push(
    ...(await Promise.all([runStage('Types', checkTypes), runStage('Lint', checkStyle)])),
  );
  if (isBuilt) {
    counts.push(
      ...(await Promise.all([
        runStage('Built HTML', () => checkJest('built')),
        runStage('Other content', () => checkJest('rebuild')),
      ])),
    );
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

function conclude(counts: readonly Count[]): void {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum('failed');
  if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
}

main().catch(fail);
