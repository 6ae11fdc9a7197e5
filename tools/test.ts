import { runStage, startHeartbeat, type Count, type Outcome } from './checks/stage';
import {
  checkBrowser,
  checkBuild,
  checkJest,
  checkPages,
  checkSpecifiedBuild,
  checkStyle,
  checkTypes,
  checkWords,
} from './checks/stages';
import { forgetPorts } from './environment';
import { siteNamed } from './sites/sites';
import { fail } from './stop';

async function main(): Promise<void> {
  // Until the last line is reached, tests that were interrupted have not passed.
  process.exitCode = 1;
  forgetPorts();
  const stopHeartbeat = startHeartbeat();
  const edited = siteNamed('edits');
  const words = await runStage('Content', checkWords);
  const build = runStage('Build', checkBuild);
  const specified = runStage('Build of the specified site', checkSpecifiedBuild);
  const ifBuilt = async (name: string, work: () => Promise<Outcome>) =>
    (await build).failed === 0 && runStage(name, work);
  const ifSpecified = async (name: string, work: () => Promise<Outcome>) =>
    (await specified).failed === 0 && runStage(name, work);

  // Two lanes, about as long as each other, for two cores.
  const lanes = await Promise.all([
    inTurn([
      () => build,
      () => runStage('Units', () => checkJest('units')),
      () => ifBuilt('HTML', () => checkJest('invariants')),
      () => ifBuilt('Pages', () => checkPages()),
      // The queries' types are written by the build.
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
  const behaviour = await inTurn([() => ifSpecified('Behaviour', checkBrowser)]);
  stopHeartbeat();
  conclude([words, ...lanes.flat(), ...behaviour]);
}

/** Runs stages one after the other; one that returns false was not run, for want of a build. */
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
