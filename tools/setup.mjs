/**
 * Prepares a fresh clone: checks Node, and installs the dependencies if they are missing or belong
 * to another package-lock.json. Silent and instant if there is nothing to do. It runs before
 * anything is installed, so it is plain JavaScript without dependencies.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.throughline-lock');

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `This project needs Node.js 20.19 or newer, and this is ${process.versions.node}.\n` +
      'Install a newer version from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}

/**
 * Returns whether npm's own record of what it installed agrees with the lock, because somebody
 * already ran npm by hand.
 */
function npmRecordAgrees(lock) {
  const recordFile = join(modules, '.package-lock.json');
  if (!existsSync(recordFile)) return false;
  const installed = JSON.parse(readFileSync(recordFile, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    const found = installed[path];
    if (path === '') return true;
    if (found === undefined) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * Returns npm's option for a cache. Its default is in the home folder, and npm does not start if it
 * cannot write there.
 */
function cacheOption() {
  try {
    accessSync(homedir(), constants.W_OK);
    return [];
  } catch {
    return ['--cache', JSON.stringify(mkdtempSync(join(tmpdir(), 'throughline-npm-')))];
  }
}

function install() {
  console.log('Installing the dependencies with npm ci. The first time takes a minute or two.');
  const started = Date.now();
  // npm draws its own progress in a terminal, but not in a log.
  const heartbeat = process.stdout.isTTY
    ? undefined
    : setInterval(() => {
        console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s so far`);
      }, 10_000);
  const options = [
    // Without it npm omits the tools if NODE_ENV is "production".
    '--include=dev',
    '--no-audit --no-fund',
    // Gatsby's packages name older versions of React and ESLint as peers: a hundred lines of warnings.
    '--loglevel=error',
    ...cacheOption(),
  ];
  const command = ['npm ci', ...options].join(' ');
  const npm = spawn(command, { cwd: root, stdio: 'inherit', shell: true });
  return new Promise((resolve) => {
    npm.on('close', (code) => {
      clearInterval(heartbeat);
      resolve(code);
    });
  });
}

checkNode();
const lock = readFileSync(lockFile, 'utf8');
const hash = createHash('sha256').update(lock).digest('hex');
const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';

if (stamp !== hash) {
  if (!npmRecordAgrees(lock)) {
    const code = await install();
    if (code !== 0) {
      console.error(
        'npm ci did not finish, so nothing was started. Its messages above say why; ' +
          'check the network connection and run the command again.',
      );
      process.exit(1);
    }
    console.log('The dependencies are installed.');
  }
  // A hash rather than file times: git sets every file's time at the checkout.
  writeFileSync(stampFile, hash);
}
