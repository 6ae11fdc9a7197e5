import config from '../../playwright.config';

/**
 * Compares pages and states with the accepted pictures in git: `npm run look`. They were taken with
 * Debian's Chromium and Liberation fonts; other fonts give other pictures.
 */
export default {
  ...config,
  // The headless shell draws otherwise.
  projects: [{ name: 'look', use: { fonts: 'of the machine' as const } }],
  testDir: '.',
  outputDir: '../../reports/look',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: '../../reports/look-html', open: 'never' }]],
  expect: {
    ...config.expect,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.0005 },
  },
};
