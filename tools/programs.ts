import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const { CHROMIUM_PATH: chosen } = process.env;

/** The one that CHROMIUM_PATH names, one in the usual places, or Playwright's own. */
const chromium = (chosen ? [chosen] : [...usualPlaces, playwright.executablePath()]).find((file) =>
  existsSync(file),
);

/**
 * Returns the program of Chromium.
 *
 * @throws a sentence that says how to get one
 */
export function findChromium(): string {
  if (chromium) return chromium;
  throw new Error(
    chosen
      ? `CHROMIUM_PATH names ${chosen}, and there is no such file.`
      : 'No Chromium was found. Install Chromium or Chrome, name its program in CHROMIUM_PATH, or run: npx playwright install chromium',
  );
}

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Returns Chromium's headless shell, which needs half of the time and keeps no pages for Back; without
 * one, the whole Chromium.
 */
export const findHeadlessShell = (): string =>
  !chosen && existsSync(shell) ? shell : findChromium();

/** Starts Chromium like a visitor's own browser, and without traffic of its own. */
export const chromiumArgs = [
  // Chromium refuses to run its sandbox as root, which is usual in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  // Otherwise navigator.webdriver is true, and the sending library may refuse to send.
  '--disable-blink-features=AutomationControlled',
];

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];

/** Returns the file of a program of this machine, by one of its names. */
const find = (...names: readonly string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);

/** The files that tests need beside npm's packages; undefined where this machine has none. */
export const installedPrograms = {
  firefox: find('firefox-esr', 'firefox'),
  miniBrowser: ['x86_64', 'aarch64']
    .map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync),
  webkitDriver: find('WebKitWebDriver'),
  /** It needs xauth, which Debian only recommends. */
  display: find('xauth') && find('xvfb-run'),
  nginx: find('nginx'),
  caddy: find('caddy'),
};

const webkit =
  installedPrograms.miniBrowser && installedPrograms.webkitDriver && installedPrograms.display;

/** Those programs by their names, with the Debian packages that bring them. */
const programs = [
  { name: 'Chromium', isThere: chromium, packages: ['chromium'] },
  { name: 'Firefox', isThere: installedPrograms.firefox, packages: ['firefox-esr'] },
  { name: 'WebKit', isThere: webkit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  { name: 'nginx', isThere: installedPrograms.nginx, packages: ['nginx-light'] },
  { name: 'Caddy', isThere: installedPrograms.caddy, packages: ['caddy'] },
];

/** The programs that this machine lacks. */
export const missingPrograms = programs.filter(({ isThere }) => !isThere);

/** The packages of Debian that install the missing programs. */
export const missingPackages = missingPrograms.flatMap((program) => program.packages);

/** Whether the tests of Playwright can run. */
export const hasChromium = chromium !== undefined;

// For .ci/run. The headless shell saves two minutes; Debian has it, Ubuntu does not.
if (require.main === module) {
  const isSlow = chromium === undefined || findHeadlessShell() === chromium;
  console.log([...missingPackages, ...(isSlow ? ['chromium-headless-shell'] : [])].join(' '));
}
