/**
 * Prepares a fresh clone: checks Node and installs what package-lock.json lists. With `--browser`
 * it also installs Debian's Chromium where it may. It runs before anything is installed, so it
 * imports nothing but Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

function run(command, failure) {
  if (spawnSync(command, { stdio: 'inherit', shell: true }).status === 0) return;
  console.error(failure);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const installed = statSync('node_modules/.package-lock.json', { throwIfNoEntry: false });
if (!installed || installed.mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing the dependencies. The first time takes a minute.');
  // npm omits the tools where NODE_ENV is "production", unless it is told to include them.
  run(
    'npm ci --include=dev --no-audit --no-fund --loglevel=error',
    'npm ci failed. Its messages above say why; check the connection and run the command again.',
  );
}

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
if (
  process.argv.includes('--browser') &&
  !process.env.CHROMIUM_PATH &&
  !browsers.some((name) => existsSync(`/usr/bin/${name}`)) &&
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0
) {
  const apt = 'apt-get update && apt-get install --yes --no-install-recommends';
  run(`${apt} chromium chromium-headless-shell`, 'Chromium could not be installed.');
}
