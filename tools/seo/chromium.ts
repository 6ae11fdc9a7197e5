import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const mac = (app: string) => `/Applications/${app}.app/Contents/MacOS/${app}`;
const programs = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  mac('Google Chrome'),
  mac('Chromium'),
  ...[process.env.PROGRAMFILES, process.env.LOCALAPPDATA].map(
    (folder) => `${folder ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
];

/** Chromium refuses to run its sandbox as root, which is usual in containers. */
export const chromiumFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Returns the browser that CHROMIUM_PATH names, an installed one, or Playwright's own. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  return [...(chosen ? [chosen] : programs), chromium.executablePath()].find((program) =>
    existsSync(program),
  );
}
