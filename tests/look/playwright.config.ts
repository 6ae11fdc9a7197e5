import config from '../../playwright.config';

/** Compares pages and states with the pictures of another commit, which `compare.ts` has taken on this machine. */
export default {
  ...config,
  // The headless shell draws otherwise.
  projects: [{ name: 'look', use: { fonts: 'of the machine' as const } }],
  testDir: '.',
  outputDir: '../../reports/look',
  snapshotPathTemplate: '../../.sites/look/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../reports/look-html', open: 'never' }]],
  expect: {
    ...config.expect,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.0005 },
  },
};
