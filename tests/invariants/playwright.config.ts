import { testing, siteUnderTest } from '../../tools/sites/sites';
import config from '../../playwright.config';

// For the setup and the workers: these tests look at the repository's own site unless another is named.
Object.assign(process.env, testing(siteUnderTest('.')));

export default {
  ...config,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../reports/invariants',
  globalSetup: '../../tools/e2e/serve-site.ts',
};
