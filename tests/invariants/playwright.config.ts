import { testing, siteUnderTest } from '../../packages/build/sites';
import config from '../../playwright.config';

// For the setup and the workers: these tests check the repository's own site unless another is
// named.
Object.assign(process.env, testing(siteUnderTest('.')));

export default {
  ...config,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../reports/invariants',
  globalSetup: '../../packages/hosting/serve/serve-site.ts',
};
