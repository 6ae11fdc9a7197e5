import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Debian's headless shell: Chromium's engine without the windows, tabs and menus around it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** How Chromium is started for tests and screenshots: quiet, and like a visitor's own browser. */
export const launchArgs: readonly string[] = [
  // Chromium refuses to run its sandbox as root, which is usual in containers.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Otherwise navigator.webdriver is true, and the sending library may refuse to send.
  '--disable-blink-features=AutomationControlled',
];

/**
 * Returns the Chromium to use: the one that CHROMIUM_PATH names, one in the usual places, or
 * Playwright's own; null if there is none.
 * @throws if CHROMIUM_PATH names a file that does not exist
 */
function findChromium(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names "${chosen}", and there is no such file.`);
  }
  return [...usualPlaces(), chromium.executablePath()].find((file) => existsSync(file)) ?? null;
}

/**
 * Returns the same as findChromium, but installs Debian's package where that is possible.
 * @throws a sentence that says how to get a Chromium
 */
export function ensureChromium(): string {
  const found = findChromium() ?? (canInstall() ? install() : null);
  if (found !== null) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one, or name its program ' +
      'in the variable CHROMIUM_PATH, or run: npx playwright install chromium',
  );
}

/**
 * Returns the browser for tests that open many pages: the headless shell, which opens one in half
 * the time, otherwise Chromium. The shell has no back/forward cache.
 * @throws the errors of ensureChromium
 */
export function ensureTestBrowser(): string {
  const program = ensureChromium();
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : program;
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  }
  if (process.platform === 'win32') {
    const folders = [
      process.env.PROGRAMFILES,
      process.env['PROGRAMFILES(X86)'],
      process.env.LOCALAPPDATA,
    ];
    return folders
      .filter((folder) => folder !== undefined)
      .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap(
    (name) => [`/usr/bin/${name}`, `/snap/bin/${name}`],
  );
}

function canInstall(): boolean {
  return isRoot && process.platform === 'linux' && existsSync('/usr/bin/apt-get');
}

function install(): string | null {
  console.log("Installing Debian's Chromium for the browser tests.");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'chromium-headless-shell'];
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env });
  }
  return findChromium();
}
