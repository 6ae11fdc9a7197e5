import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../packages/kit/testing/temporary-folder';

const lock = {
  packages: { '': {}, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } },
};
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(path.join(root, 'tools'));
  mkdirSync(path.join(root, 'bin'));
  copyFileSync(path.join(__dirname, 'setup.mjs'), path.join(root, 'tools/setup.mjs'));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock));
  fakeNpm('mkdir -p node_modules; echo "npm $*"');
});

/** Replaces npm, so that no test installs anything. */
function fakeNpm(command: string): void {
  writeFileSync(path.join(root, 'bin/npm'), `#!/bin/sh\n${command}\n`);
  chmodSync(path.join(root, 'bin/npm'), 0o755);
}

function setup(nodeOptions: string[] = [], home = root) {
  return spawnSync(process.execPath, [...nodeOptions, path.join(root, 'tools/setup.mjs')], {
    encoding: 'utf8',
    env: {
      ...process.env,
      HOME: home,
      PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
}

test('a fresh clone is installed once, and then there is nothing to do or print', () => {
  expect(setup().stdout).toMatch(/npm ci[^]*The dependencies are installed\./);
  const second = setup();
  expect([second.status, second.stdout, second.stderr]).toEqual([0, '', '']);
});

test('the tools are installed whatever NODE_ENV says', () => {
  expect(setup().stdout).toContain('npm ci --include=dev ');
});

test('npm gets its own cache if the home folder cannot be written', () => {
  expect(setup().stdout).not.toContain('--cache');
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  expect(setup([], path.join(root, 'missing')).stdout).toMatch(/ --cache \S+/);
});

test('another lock file means another installation', () => {
  setup();
  writeFileSync(path.join(root, 'package-lock.json'), `${JSON.stringify(lock)}\n`);
  expect(setup().stdout).toContain('npm ci');
});

test('packages installed by hand from this lock are accepted', () => {
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(lock));
  expect(setup().stdout).toBe('');
});

test('packages installed by hand from another lock are not', () => {
  const other = { packages: { 'node_modules/a': { version: '2.0.0', integrity: 'sha512-b' } } };
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(other));
  expect(setup().stdout).toContain('npm ci');
});

test('a failed installation is reported in a sentence and retried the next time', () => {
  fakeNpm('exit 7');
  const result = setup();
  expect(result.status).toBe(1);
  expect(result.stderr).toContain('npm ci did not finish');
  expect(existsSync(path.join(root, 'node_modules/.throughline-lock'))).toBe(false);
});

test.each(['18.20.4', '20.18.3'])('Node %s is too old, and the message says so', (version) => {
  const preload = path.join(root, 'older.cjs');
  writeFileSync(
    preload,
    `Object.defineProperty(process.versions, 'node', { value: '${version}' });`,
  );
  const result = setup(['--require', preload]);
  expect(result.status).toBe(1);
  expect(result.stderr).toContain(`needs Node.js 20.19 or newer, and this is ${version}`);
});
