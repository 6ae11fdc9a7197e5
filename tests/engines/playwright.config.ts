import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './fixtures';
import { engineNames, engines, type EngineName } from './support/engines';

/** In an engine that is not installed one skipped test says so. Chromium has tests of its own in tests/e2e. */
const testsOf = (engineName: EngineName) =>
  engineName === 'chromium' ? 'fetch-ahead.spec.ts' : '**/*.spec.ts';

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../reports/engines',
  globalSetup: '../../packages/hosting/serve/serve-site.ts',
  fullyParallel: false,
  workers: 2,
  // For a machine that is busy; what holds at once is seen at once.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  projects: engineNames.map((engineName) => ({
    name: engineName,
    testMatch: engines[engineName].missing() === null ? testsOf(engineName) : 'missing.ts',
    use: { engineName },
  })),
});
