import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './tests/e2e/fixtures';
import { siteNames, type SiteName } from './tests/support/sites';

/** Serves a site that `tests/support/build-site.ts` has built, and puts its port into the environment. */
const server = (site: SiteName) => ({
  name: site,
  cwd: __dirname,
  command: `node --import tsx tools/serve.ts .sites/${site}/public 0`,
  wait: { stdout: new RegExp(`http://localhost:(?<${site}_port>\\d+)/`) },
});

export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests/e2e',
  outputDir: 'reports/e2e',
  webServer: siteNames.map(server),
  fullyParallel: true,
  // The headless shell keeps no pages for Back, and restores a place less exactly.
  projects: [
    // The editor, which is built once. Its tests take longest, and start first.
    {
      name: 'cms',
      testMatch: 'cms/*.spec.ts',
      workers: 1,
      timeout: 400_000,
      use: { inShell: true },
    },
    {
      name: 'shell',
      testIgnore: 'cms/*.spec.ts',
      grepInvert: /@window/,
      use: { inShell: true },
    },
    { name: 'window', grep: /@window/ },
    // On a computer without most of the fallback fonts.
    { name: 'bare', grep: /@fonts/, use: { fonts: 'without fallbacks', inShell: true } },
  ],
  // One more than the cores it is meant for: a page that waits leaves its core to the next.
  workers: 3,
  // For a busy machine; a condition that already holds passes immediately.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    // Animations take a core from the other tests, and axe would measure them midway. Tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
