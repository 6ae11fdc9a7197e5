import { checkJest, checkPages } from './checks/stages';
import { runStage, startHeartbeat, type Count } from './checks/stage';
import { forgetPorts } from './environment';
import { buildMix, mixes } from '../tests/edits/support/mixes';
import { siteNamed } from './sites/sites';
import { fail } from './stop';

/**
 * The command `npm run test:edits`: each edit alone through the content check, all of them together and
 * five mixes through a build and every test that holds for any content.
 */
async function main(): Promise<void> {
  process.exitCode = 1;
  forgetPorts();
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

main().catch(fail);
