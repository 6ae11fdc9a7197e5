import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { cleanEnvironment } from './environment';
import { localEmailEnv } from './inbox/local-account';
import { projectRoot } from './paths';
import { fail, onStop } from './stop';
import { newestMinors } from './upgrade/newest-minors';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

function dependenciesIn(folder: string) {
  const file = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return manifest.parse(JSON.parse(file)).dependencies;
}

/** Copies the files that git knows to a folder of the system's, and returns the folder. */
function copyRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-upgrade-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    cpSync(path.join(projectRoot, file), path.join(folder, file));
  }
  return folder;
}

/**
 * Installs the newest minor version of each framework into a copy of the repository, builds the copy
 * and runs the checks of built HTML there. What fails leans on something that the next version lacks.
 */
function main(): void {
  const folder = copyRepository();
  onStop(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {
      cwd: folder,
      env: { ...cleanEnvironment(), ...localEmailEnv, GATSBY_TELEMETRY_DISABLED: '1' },
      stdio: 'inherit',
      // On Windows npm is a script that only a shell can start.
      shell: process.platform === 'win32',
    });
  const before = dependenciesIn(folder);
  npm('install', '--save-exact', '--no-audit', '--no-fund', ...newestMinors(before));
  const changed = Object.entries(dependenciesIn(folder)).filter(
    ([name, version]) => version !== before[name],
  );
  for (const [name, version] of changed) console.log(`${name} ${before[name] ?? ''} → ${version}`);
  if (changed.length === 0) console.log('Every framework is at its newest minor version.');
  npm('run', 'build');
  npm('exec', '--', 'jest', '--selectProjects', 'invariants');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

try {
  main();
} catch (error) {
  fail(error);
}
