import { spawnSync } from 'node:child_process';

/** Walks through the forms in Chromium 200 times, or as often as FORM_WALKS says. */
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'tests/e2e/forms/walk.spec.ts'],
  { stdio: 'inherit', env: { FORM_WALKS: '200', ...process.env } },
);
process.exit(status ?? 1);
