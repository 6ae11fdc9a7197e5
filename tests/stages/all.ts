import { runStage, startHeartbeat, type Count, type Outcome } from './stage';
import {
  checkBrowser,
  checkBuild,
  checkEngines,
  checkJest,
  checkPages,
  checkSpecifiedBuild,
  checkStyle,
  checkTypes,
  checkWords,
} from './stages';
import { siteNamed } from '../../packages/build/sites';

/** Runs every test, in two lanes for two cores. The last line of output is the count. */
export async function testAll(): Promise<void> {
  // An interrupted run has not passed.
  process.exitCode = 1;
  const stopHeartbeat = startHeartbeat();
  const edited = siteNamed('edits');
  const words = await runStage('Content', checkWords);
  const build = runStage('Build', checkBuild);
  const specified = runStage('Build of the specified site', checkSpecifiedBuild);
  const ifBuilt = async (name: string, work: () => Promise<Outcome>) =>
    (await build).failed === 0 && runStage(name, work);
  const ifSpecified = async (name: string, work: () => Promise<Outcome>) =>
    (await specified).failed === 0 && runStage(name, work);

  // The lanes take about the same time.
  const lanes = await Promise.all([
    inTurn([
      () => build,
      () => runStage('Units', () => checkJest('units')),
      () => ifBuilt('HTML', () => checkJest('invariants')),
      () => ifBuilt('Pages', () => checkPages()),
      // A build writes the queries' types.
      () => runStage('Types', checkTypes),
    ]),
    inTurn([
      () => specified,
      () => ifSpecified('HTML as specified', () => checkJest('specified')),
      () => ifSpecified('Edits', () => checkJest('edits')),
      () => ifSpecified('HTML after the edits', () => checkJest('invariants', edited)),
      () => ifSpecified('Pages after the edits', () => checkPages(edited)),
      () => runStage('Lint', checkStyle),
    ]),
  ]);
  const behaviour = await inTurn([
    () => ifSpecified('Behaviour', checkBrowser),
    () => ifSpecified('Engines', checkEngines),
  ]);
  stopHeartbeat();
  conclude([words, ...lanes.flat(), ...behaviour]);
}

/**
 * Runs stages one after the other. A stage that returns false was not run, because its build
 * failed.
 */
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
