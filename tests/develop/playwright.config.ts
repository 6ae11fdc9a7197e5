import { defineConfig } from '@playwright/test';

/** Starts `npm run develop` once, on a copy of the project with the examples of the schemas as its content. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/develop',
  webServer: {
    command:
      'node --import tsx tests/develop/write-site.ts && cd .sites/develop && node --import tsx tools/site-command.ts develop',
    cwd: '../..',
    env: { NODE_ENV: '', PORT: '0', INBOX_PORT: '0' },
    // Gatsby's own message, once its bundle is ready.
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<develop_port>\d+)\// },
    // For a busy machine: a test ends when what it waits for is there.
    timeout: 600_000,
  },
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: 'list',
  use: { screenshot: 'only-on-failure' },
});
