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
import { editedSite } from '../../packages/build/sites';

type Stage = () => Promise<Count>;

/** Runs every test, in two lanes for two cores. The last line of output is the count. */
export async function testAll(): Promise<void> {
  // An interrupted run has not passed.
  process.exitCode = 1;
  const stopHeartbeat = startHeartbeat();
  const content = await runStage('Content', checkWords);
  const unitTests = inOrder([() => runStage('Units', () => checkJest('units'))]);
  const built = await inOrder(builds);
  // Without both builds the rest would only repeat what has failed.
  const waiting = built.every(({ failed }) => failed === 0) ? [...overBuilds] : [];
  const lane = async () => {
    const counts: Count[] = [];
    for (let list = waiting.shift(); list; list = waiting.shift())
      counts.push(...(await inOrder(list)));
    return counts;
  };
  const lanes = [lane(), unitTests.then(async (counts) => [...counts, ...(await lane())])];
  const counts = [content, ...built, ...(await Promise.all(lanes)).flat()];
  if (built.every(({ failed }) => failed === 0)) counts.push(...(await inOrder(inBrowsers)));
  stopHeartbeat();
  conclude(counts);
}

async function inOrder(stages: readonly Stage[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const stage of stages) counts.push(await stage());
  return counts;
}

const builds: readonly Stage[] = [
  () => runStage('Build', checkBuild),
  () => runStage('Build of the specified site', checkSpecifiedBuild),
];

/** The stages that need one core each, longest first; the later ones of a list need the first. */
const overBuilds: readonly (readonly Stage[])[] = [
  [
    () => runStage('Edits', () => checkJest('edits')),
    () => runStage('HTML after the edits', () => checkJest('invariants', editedSite)),
    () => runStage('Pages after the edits', () => checkPages(editedSite)),
  ],
  [() => runStage('Lint', checkStyle)],
  [() => runStage('HTML', () => checkJest('invariants'))],
  [() => runStage('Pages', () => checkPages())],
  [() => runStage('HTML as specified', () => checkJest('specified'))],
  // A build writes the queries' types.
  [() => runStage('Types', checkTypes)],
];

/** The stages that need both cores. */
const inBrowsers: readonly Stage[] = [
  () => runStage('Behaviour', checkBrowser),
  () => runStage('Engines', checkEngines),
];

function conclude(counts: readonly Count[]): void {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum('failed');
  if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
}
