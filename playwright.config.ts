import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'reports/e2e',
  // Trees of roles are the same on every system.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  // Random walks have their own command: npm test -- walks.
  testIgnore: process.env.FORM_WALKS === undefined ? '**/walk.spec.ts' : [],
  globalSetup: './packages/hosting/serve/serve-site.ts',
  fullyParallel: true,
  // One more than the cores it is meant for: a page that waits leaves its core to the next.
  workers: 3,
  // For a busy machine; a condition that already holds passes immediately.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: { screenshot: 'only-on-failure' },
});
