import { quietGatsby } from '../../build/quiet-gatsby';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { cleanEnvironment } from '../../kit/environment';
import { localEmailEnv } from '../../inbox/local-account';
import { projectRoot } from '../../kit/paths';
import { fail, onStop } from '../../kit/stop';
import { installNewest, npmReason } from './install-newest';
import { newestMinors } from './newest-minors';

/** npm prints one version as a text, several as a list. */
const versions = z.union([z.array(z.string()), z.string().transform((version) => [version])]);
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

function dependenciesIn(folder: string) {
  const file = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return manifest.parse(JSON.parse(file)).dependencies;
}

/** Copies the files in git to a temporary folder, and returns the folder. */
function copyRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-upgrade-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    cpSync(path.join(projectRoot, file), path.join(folder, file));
  }
  return folder;
}

/**
 * Installs the newest minor version of each framework that can be installed into a copy of the
 * repository, builds the copy and runs the checks of built HTML there. A failure depends on
 * something that the next version lacks.
 */
function main(): void {
  const folder = copyRepository();
  onStop(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const options = {
    cwd: folder,
    env: { ...cleanEnvironment(), ...localEmailEnv, ...quietGatsby },
    // On Windows npm is a script that only a shell can start.
    shell: process.platform === 'win32',
  };
  const npm = (...args: string[]) => execFileSync('npm', args, { ...options, stdio: 'inherit' });
  const install = (specs: readonly string[]) => {
    const args = ['install', '--save-exact', '--no-audit', '--no-fund', ...specs];
    const { status, stderr } = spawnSync('npm', args, { ...options, encoding: 'utf8' });
    return status === 0 ? null : npmReason(stderr);
  };
  const versionsOf = (spec: string) => {
    const args = ['view', spec, 'version', '--json'];
    const printed = execFileSync('npm', args, { ...options, encoding: 'utf8' });
    return versions.parse(JSON.parse(printed));
  };
  const before = dependenciesIn(folder);
  for (const { spec, reason } of installNewest(newestMinors(before), install, versionsOf)) {
    console.log(`${spec} cannot be installed: ${reason}`);
  }
  const changed = Object.entries(dependenciesIn(folder)).filter(
    ([name, version]) => version !== before[name],
  );
  for (const [name, version] of changed) console.log(`${name} ${before[name] ?? ''} → ${version}`);
  if (changed.length === 0) console.log('No framework has a newer minor version to install.');
  npm('run', 'build');
  npm('exec', '--', 'jest', '--selectProjects', 'invariants');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

try {
  main();
} catch (error) {
  fail(error);
}
