import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Returns the program of Chromium: the one that CHROMIUM_PATH names, one in the usual places, or
 * Playwright's own; undefined if there is none.
 */
export const chromiumFile = () =>
  (process.env.CHROMIUM_PATH
    ? [process.env.CHROMIUM_PATH]
    : [...usualPlaces, chromium.executablePath()]
  ).find((file) => existsSync(file));

/**
 * Returns the program of Chromium.
 *
 * @throws a sentence that says how to get one
 */
export function findChromium(): string {
  const found = chromiumFile();
  if (found) return found;
  const chosen = process.env.CHROMIUM_PATH;
  throw new Error(
    chosen
      ? `CHROMIUM_PATH names ${chosen}, and there is no such file.`
      : 'No Chromium was found. Install Chromium or Chrome, name its program in CHROMIUM_PATH, or run: npx playwright install chromium',
  );
}

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Returns Chromium without its window and its cache for Back, which needs half of the time; without
 * one, the whole Chromium.
 */
export const findHeadlessShell = (): string =>
  !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findChromium();

/** Starts Chromium like a visitor's own browser, and without traffic of its own. */
export const chromiumArgs = [
  // Chromium refuses to run its sandbox as root, which is usual in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  // Otherwise navigator.webdriver is true, and the sending library may refuse to send.
  '--disable-blink-features=AutomationControlled',
];
