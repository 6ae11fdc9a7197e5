import { ensureChromium } from '../../packages/browser/ensure-chromium';
import { run } from '../../packages/kit/run';
import { buildVariant } from '../../packages/build/build-variant';
import { specifiedContent } from '../../packages/build/sites';

/**
 * Walks through the forms at random: in jsdom WALKS times (2,000 by default), then in Chromium
 * FORM_WALKS times (200 by default).
 */
export async function walkForms(): Promise<void> {
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
