import { ensureChromium } from '../../packages/browser/ensure-chromium';
import { run } from '../../packages/kit/run';
import { buildVariant } from '../../packages/build/build-variant';
import { specifiedContent } from '../../packages/build/sites';

const specs = ['tests/e2e/accessibility', 'tests/e2e/forms/access.spec.ts'];

/** Runs the tests of accessibility at 320, 768 and 1280 px, in both themes, and at every stop of the focus. */
export async function testAccessibility(args: readonly string[]): Promise<void> {
  ensureChromium();
  await buildVariant('specified', specifiedContent);
  const { code } = await run('playwright', ['test', ...specs, ...args], {
    env: { THROUGHLINE_ALL_VIEWS: 'yes' },
  });
  process.exitCode = code;
}
