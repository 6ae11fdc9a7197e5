import { defineConfig } from '@playwright/test';
import { testing } from '../build/sites';
import { acceptedFolder, lookSite, reportFolder } from './folders';

Object.assign(process.env, testing(lookSite));

/**
 * Compares pages and states with the accepted pictures in git. The project `catalogue` compares its
 * entries with pictures of an earlier run on this machine: run it before a change and after it.
 */
export default defineConfig({
  testMatch: 'look.spec.ts',
  globalSetup: ['./build-with-components.ts', '../hosting/serve/serve-site.ts'],
  globalTeardown: './shrink-pictures.ts',
  outputDir: `${reportFolder}/results`,
  reporter: [['list'], ['html', { outputFolder: `${reportFolder}/html`, open: 'never' }]],
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  forbidOnly: true,
  expect: {
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.0005 },
  },
  projects: [
    {
      name: 'accepted',
      grepInvert: /catalogue/,
      snapshotPathTemplate: `${acceptedFolder}/{arg}{ext}`,
    },
    {
      name: 'catalogue',
      grep: /catalogue/,
      snapshotPathTemplate: `${reportFolder}/catalogue/{arg}{ext}`,
    },
  ],
});
