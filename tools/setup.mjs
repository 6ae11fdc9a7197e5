/**
 * Prepares a fresh clone: checks Node, the folder and the disk, and installs what package-lock.json
 * lists; with `--omit=dev` only what a build needs. Nothing is installed yet, so it imports only Node.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { folderFault } from './folder-name.mjs';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Ends with a sentence if a folder can't be written to, or its disk has less room than that. */
function needRoom(folder, megabytes, remedy) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch ({ code }) {
    fail(
      `Nothing can be written to ${folder} (${code}). Change its owner or its rights, or ${remedy}`,
    );
  }
  const { bavail, bsize } = fs.statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free < megabytes) {
    fail(
      `The disk of ${folder} has ${free} MB of room, and needs ${megabytes}. Make room, or ${remedy}`,
    );
  }
}

const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Returns whether npm has installed these packages since the lock was changed. */
function areInstalled(names) {
  const list = 'node_modules/.package-lock.json';
  if (!fs.existsSync(list) || fs.statSync(list).mtimeMs < fs.statSync('package-lock.json').mtimeMs)
    return false;
  const { packages } = read(list);
  return names.every((name) => `node_modules/${name}` in packages);
}

const npm = (command, options) => spawnSync(`npm ${command}`, { shell: true, ...options });

/** Returns whether npm's registry answers; any status is an answer. */
function isOnline() {
  const ping = npm('ping --json --fetch-retries=1 --fetch-timeout=15000', { encoding: 'utf8' });
  return ping.status === 0 || /"code": "E\d{3}"/.test(ping.stdout);
}

function install(omitted) {
  const started = Date.now();
  console.error('Installing the dependencies. The first time takes a minute or two.');
  // npm names its cache to the commands that it runs.
  const cache = join(process.env.npm_config_cache ?? join(homedir(), '.npm'), '_cacache');
  needRoom(process.cwd(), 1500, 'move the project elsewhere.');
  needRoom(cache, 600, 'name another folder for npm’s cache: npm_config_cache=/tmp/npm npm start');
  // Without a network, npm would try for minutes; what it has in its cache may be enough.
  const network = isOnline() ? '--prefer-offline' : '--offline';
  // NODE_ENV would decide otherwise.
  const extent = omitted ? '--omit=dev' : '--include=dev';
  const how = `${extent} ${network} --no-audit --no-fund --loglevel=error`;
  // What is there already stays.
  const isAddition = !omitted && areInstalled(Object.keys(dependencies));
  // What a command writes to its standard output, such as one JSON document, begins with nothing of npm's.
  const stdio = ['inherit', process.stderr, 'inherit'];
  const { status } = npm(`${isAddition ? 'install --no-save' : 'ci'} ${how}`, { stdio });
  if (status !== 0) {
    fail(
      network === '--offline'
        ? 'npm’s registry does not answer (npm ping), and npm’s cache lacks a package. Check the connection, and run the command again.'
        : 'npm could not install the dependencies; its messages above say why.',
    );
  }
  console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const { engines, dependencies, devDependencies } = read('package.json');
const [major, minor] = process.versions.node.split('.').map(Number);
const [least, minMinor] = engines.node.replace('>=', '').split('.').map(Number);
if (major < least || (major === least && minor < minMinor)) {
  fail(
    `This project needs Node.js ${engines.node.slice(2)} or newer; this is ${process.versions.node}.`,
  );
}
const fault = folderFault(process.cwd());
if (fault) fail(fault);

// Tools that are there already are kept up to date.
const hasTools = Object.keys(devDependencies).every((name) =>
  fs.existsSync(`node_modules/${name}`),
);
const isBuild = process.argv.includes('--omit=dev') && !hasTools;
if (!areInstalled(Object.keys(isBuild ? dependencies : { ...dependencies, ...devDependencies }))) {
  install(isBuild);
}
needRoom(process.cwd(), 200, 'move the project elsewhere.');
