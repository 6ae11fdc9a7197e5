/**
 * Prepares a fresh clone: checks Node and the folder, installs what package-lock.json lists, and with
 * `--browser` Debian's Chromium where it may. Nothing is installed yet, so it imports only Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { folderFault } from './folder-name.mjs';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function run(command, failure) {
  if (spawnSync(command, { stdio: 'inherit', shell: true }).status !== 0) fail(failure);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`This project needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
}
const fault = folderFault(process.cwd());
if (fault) fail(fault);

const installed = statSync('node_modules/.package-lock.json', { throwIfNoEntry: false });
if (!installed || installed.mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing the dependencies. The first time takes a minute.');
  // Otherwise npm leaves out the tools where NODE_ENV is "production".
  const install = 'npm ci --include=dev --no-audit --no-fund --loglevel=error';
  run(install, 'npm ci failed. Check the connection, and run the command again.');
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const hasBrowser =
  process.env.CHROMIUM_PATH || names.some((name) => existsSync(`/usr/bin/${name}`));
const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
if (process.argv.includes('--browser') && !hasBrowser && mayInstall) {
  const install = 'apt-get update && apt-get install --yes --no-install-recommends chromium';
  run(install, 'Chromium could not be installed.');
}
