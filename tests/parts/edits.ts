import { checkJest, checkPages } from '../stages/stages';
import { runStage, startHeartbeat, type Count } from '../stages/stage';
import { buildMix, mixes } from '../edits/support/mixes';
import { siteNamed } from '../../packages/build/sites';

/**
 * Tests edits of `content/`: each edit alone through the content check, then all of them together
 * and five mixes through a build and every test that applies to any content.
 */
export async function testEdits(): Promise<void> {
  process.exitCode = 1;
  const stopHeartbeat = startHeartbeat();
  const counts: Count[] = [await runStage('Edits', () => checkJest('edits'))];
  for (const name of ['edits', ...mixes]) {
    const site = siteNamed(name);
    if (name !== 'edits') counts.push(await runStage(`Build of ${name}`, () => buildMix(name)));
    counts.push(await runStage(`HTML of ${name}`, () => checkJest('invariants', site)));
    counts.push(await runStage(`Pages of ${name}`, () => checkPages(site)));
  }
  stopHeartbeat();
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}
