import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastBuildFile } from '../src/gatsby/environment';
import { readSettings } from '../src/reader/settings';
import { buildInputs } from './build-inputs';

const isSetting = (name: string) => /^(GATSBY_|NODE_ENV$|TZ$)/.test(name);

/**
 * Returns a digest of all that a build in this folder depends on: its files, the lists of packages, the settings, and the
 * day, with which articles become due.
 *
 * @param env the settings of the build that are not in the environment
 */
export function digestOfInputs(env: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  const settings = Object.entries({ ...process.env, ...env }).filter(([name]) => isSetting(name));
  hash.update(JSON.stringify([settings.sort(), process.version, readSettings('content').today]));
  for (const [name, path] of buildInputs('.'))
    hash.update(name).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

/** Returns whether `public/` is what a build with this digest wrote. */
export const isLastBuild = (digest: string): boolean =>
  existsSync(join('public', lastBuildFile)) &&
  readFileSync(join('public', lastBuildFile), 'utf8') === digest;

/** Makes the next `npm start` build: something else is about to write into `public/`. Each run of Gatsby does the same. */
export const forgetLastBuild = (): void => rmSync(join('public', lastBuildFile), { force: true });

/** Notes that a `public/` has been built from the inputs with this digest. */
export const noteLastBuild = (folder: string, digest: string): void =>
  writeFileSync(join(folder, lastBuildFile), digest);
