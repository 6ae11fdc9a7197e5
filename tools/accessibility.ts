import { ensureChromium } from './browser';
import { run } from './run';
import { buildVariant } from './sites/build-variant';
import { specifiedContent } from './sites/sites';
import { fail } from './stop';

const specs = ['tests/e2e/accessibility', 'tests/e2e/forms/access.spec.ts'];

/** The tests of accessibility in every view: 320, 768 and 1280 px, both themes, every stop of the focus. */
async function main(): Promise<void> {
  ensureChromium();
  await buildVariant('specified', specifiedContent);
  const { code } = await run('playwright', ['test', ...specs, ...process.argv.slice(2)], {
    env: { THROUGHLINE_ALL_VIEWS: 'yes' },
  });
  process.exitCode = code;
}

main().catch(fail);
