import { ensureChromium } from './browser';
import { buildSite } from './build-site';
import { localEmailEnv } from './inbox/local-account';
import { run } from './run';
import { fail } from './stop';

const specs = ['tests/e2e/accessibility', 'tests/e2e/forms/access.spec.ts'];

/** The tests of accessibility in every view: 320, 768 and 1280 px, both themes, every stop of the focus. */
async function main(): Promise<void> {
  ensureChromium();
  await buildSite({ env: localEmailEnv });
  const { code } = await run('playwright', ['test', ...specs, ...process.argv.slice(2)], {
    env: { THROUGHLINE_ALL_VIEWS: 'yes' },
  });
  process.exitCode = code;
}

main().catch(fail);
