import { runStage, startHeartbeat, type Count } from './stage';
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
  const words = await runStage('Content', checkWords);
  const builds = await Promise.all([
    runStage('Build', checkBuild),
    runStage('Build of the specified site', checkSpecifiedBuild),
  ]);
  // Without both builds the rest would only repeat what has failed.
  const isBuilt = builds.every(({ failed }) => failed === 0);
  const counts = isBuilt
    ? [
        ...(await inTwoLanes(stages)),
        await runStage('Behaviour', checkBrowser),
        await runStage('Engines', checkEngines),
      ]
    : [await runStage('Units', () => checkJest('units'))];
  stopHeartbeat();
  conclude([words, ...builds, ...counts]);
}

const edited = siteNamed('edits');

/** The stages that need one core each, longest first; the later ones of a list need the first. */
const stages: readonly (() => Promise<Count>)[][] = [
  [() => runStage('Units', () => checkJest('units'))],
  [
    () => runStage('Edits', () => checkJest('edits')),
    () => runStage('HTML after the edits', () => checkJest('invariants', edited)),
    () => runStage('Pages after the edits', () => checkPages(edited)),
  ],
  [() => runStage('Lint', checkStyle)],
  [() => runStage('HTML', () => checkJest('invariants'))],
  [() => runStage('Pages', () => checkPages())],
  [() => runStage('HTML as specified', () => checkJest('specified'))],
  // A build writes the queries' types.
  [() => runStage('Types', checkTypes)],
];

/** Runs lists of stages in two lanes, for two cores; a lane that is free takes the next list. */
async function inTwoLanes(lists: readonly (() => Promise<Count>)[][]): Promise<Count[]> {
  const waiting = [...lists];
  const counts: Count[] = [];
  const lane = async () => {
    for (let list = waiting.shift(); list; list = waiting.shift())
      for (const stage of list) counts.push(await stage());
  };
  await Promise.all([lane(), lane()]);
  return counts;
}

function conclude(counts: readonly Count[]): void {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum('failed');
  if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
}
