import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumFile, findHeadlessShell } from './chromium';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];

/** Returns the file of a program of this machine, by one of its names. */
const find = (...names: readonly string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);

const miniBrowser = ['x86_64', 'aarch64']
  .map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find(existsSync);

const chromium = chromiumFile();

/** The files that tests need beside npm's packages; undefined where this machine has none. */
export const files = {
  chromium,
  firefox: find('firefox-esr', 'firefox'),
  miniBrowser,
  webkitDriver: find('WebKitWebDriver'),
  /** It needs xauth, which Debian only recommends. */
  display: find('xauth') && find('xvfb-run'),
  nginx: find('nginx'),
  caddy: find('caddy'),
  git: find('git'),
};

const { miniBrowser: browser, webkitDriver, display } = files;

/** Those programs by their names, with the Debian packages that bring them. */
const programs = [
  { name: 'Chromium', isThere: chromium, packages: ['chromium'] },
  { name: 'Firefox', isThere: files.firefox, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    isThere: browser && webkitDriver && display,
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
  { name: 'nginx', isThere: files.nginx, packages: ['nginx-light'] },
  { name: 'Caddy', isThere: files.caddy, packages: ['caddy'] },
  { name: 'git', isThere: files.git, packages: ['git'] },
];

/** The programs that this machine lacks. */
export const missing = programs.filter(({ isThere }) => !isThere);

/** Debian's packages with them. */
export const packages = missing.flatMap((program) => program.packages);

// For .ci/run. The headless shell saves two minutes; Debian has it, Ubuntu does not.
if (process.argv[1]?.endsWith('programs.ts')) {
  const isSlow = chromium === undefined || findHeadlessShell() === chromium;
  console.log([...packages, ...(isSlow ? ['chromium-headless-shell'] : [])].join(' '));
}
