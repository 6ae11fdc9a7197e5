import { ensureChromium } from './browser';
import { run } from './run';
import { buildVariant } from './sites/build-variant';
import { specifiedContent } from './sites/sites';
import { fail } from './stop';

/**
 * Walks through the forms at random: in jsdom 2,000 times or as often as WALKS says, then in Chromium
 * 200 times or as often as FORM_WALKS says.
 */
async function main(): Promise<void> {
  const { WALKS = '2000', FORM_WALKS = '200' } = process.env;
  const jsdom = await run('jest', ['src/forms/walk', '--selectProjects', 'units'], {
    env: { WALKS },
  });
  await buildVariant('specified', specifiedContent);
  ensureChromium();
  const browser = await run('playwright', ['test', 'tests/e2e/forms/walk.spec.ts'], {
    env: { FORM_WALKS },
  });
  process.exitCode = jsdom.code || browser.code;
}

main().catch(fail);
