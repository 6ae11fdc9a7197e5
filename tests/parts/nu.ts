import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesUnder } from '../../packages/hosting/files-under';
import { isPage } from '../../packages/hosting/pages';
import { cleanEnvironment } from '../../packages/kit/environment';
import { nuErrors } from '../nu/errors';
import { projectRoot, publicFolder } from '../../packages/kit/paths';

const folder = path.join(projectRoot, 'tests/nu');
const program = path.join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** A page with a fault, to prove that the validator finds it. */
const wrong = '<!doctype html><html lang="en"><title>x</title><ul><div></div></ul></html>';

function prepare(): void {
  if (!existsSync(path.join(publicFolder, 'index.html'))) {
    throw new Error('There is no built site in public/. Run npm run build first.');
  }
  if (spawnSync('java', ['-version']).status !== 0) {
    throw new Error(
      'The Nu validator needs Java 11 or newer, and there is none. For example: apt-get install default-jre-headless',
    );
  }
  // Checked by its SHA-512, and without its script, which would download Java.
  const install = 'npm ci --ignore-scripts --prefer-offline --no-audit --no-fund';
  const { status } = spawnSync(install, {
    cwd: folder,
    env: cleanEnvironment(),
    stdio: 'inherit',
    shell: true,
  });
  if (status !== 0) throw new Error('npm could not install the Nu validator.');
}

function validate(files: readonly string[]): string[] {
  const args = ['-jar', program, '--errors-only', '--format', 'json', ...files];
  const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return nuErrors(stderr);
}

/** Validates every page of public/ with the Nu validator. */
export function validatePages(): void {
  prepare();
  const home = mkdtempSync(path.join(tmpdir(), 'throughline-nu-'));
  const probe = path.join(home, 'wrong.html');
  writeFileSync(probe, wrong);
  const pages = filesUnder(publicFolder).filter(isPage);
  const errors = validate([probe, ...pages.map((file) => path.join(publicFolder, file))]);
  rmSync(home, { recursive: true });

  const isProbe = (error: string) => error.includes('wrong.html');
  if (!errors.some(isProbe)) throw new Error('The Nu validator did not find the deliberate fault.');
  const found = errors.filter((error) => !isProbe(error));
  for (const error of found) console.log(error);
  console.log(`${pages.length} pages, ${found.length} errors`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
