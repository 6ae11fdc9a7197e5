/**
 * Takes pictures of the sites of a commit and of this folder on the same machine, and compares them:
 * npm run look -- [COMMIT, origin/main if it is left out]
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../tools/run';
import { projectRoot, siteNames } from '../support/sites';

/** The checkout of the commit. It stays, with its caches, for the next comparison. */
const base = path.join(projectRoot, '.sites/base');

/** The pictures of the commit, where Playwright looks for them (playwright.config.ts). */
const pictures = path.join(projectRoot, '.sites/look');

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();

/** Runs a command in a folder, and shows what it prints. */
const runIn = (folder: string, ...args: readonly string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });

/** Builds the three sites of a folder, and takes or compares their pictures. */
function takePictures(folder: string, updated: 'all' | 'none'): void {
  for (const site of siteNames)
    runIn(folder, '--import', 'tsx', 'tests/support/build-site.ts', site);
  const playwright = 'node_modules/@playwright/test/cli.js';
  runIn(folder, playwright, 'test', '--config', 'tests/look', `--update-snapshots=${updated}`);
}

function checkOut(commit: string): void {
  if (existsSync(base)) execFileSync('git', ['checkout', '--detach', commit], { cwd: base });
  else git('worktree', 'add', '--detach', base, commit);
  runIn(base, 'tools/setup.mjs');
}

run(() => {
  const commit = git('rev-parse', '--verify', `${process.argv[2] ?? 'origin/main'}^{commit}`);
  const done = path.join(pictures, 'commit');
  if (!existsSync(done) || readFileSync(done, 'utf8') !== commit) {
    rmSync(pictures, { recursive: true, force: true });
    checkOut(commit);
    takePictures(base, 'all');
    cpSync(path.join(base, '.sites/look'), pictures, { recursive: true });
    writeFileSync(done, commit);
  }
  takePictures(projectRoot, 'none');
});
