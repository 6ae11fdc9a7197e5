import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { lastBuildFile } from '../src/gatsby/environment';
import { filesBelow } from '../src/reader/files-below';
import { readSettings } from '../src/reader/settings';

// What a build reads, except `node_modules`: `package-lock.json` says what npm installs there.
const folders = ['content', 'src', 'static', 'tools'];
const isInput = (name: string) => /^(gatsby-|package|tsconfig|\.env)/.test(name);
const isSetting = (name: string) => /^(GATSBY_|NODE_ENV$|TZ$)/.test(name);
const writtenByBuilds = 'src/gatsby-types.d.ts';

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
  const atTop = readdirSync('.').filter((name) => isInput(name) && statSync(name).isFile());
  const below = folders.flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`));
  for (const file of [...atTop.sort(), ...below]) {
    if (file !== writtenByBuilds) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Returns whether `public/` is what a build with this digest wrote. */
export const isLastBuild = (digest: string): boolean =>
  existsSync(lastBuildFile) && readFileSync(lastBuildFile, 'utf8') === digest;

/** Makes the next `npm start` build: something else is about to write into `public/`. Each run of Gatsby does the same. */
export const forgetLastBuild = (): void => rmSync(lastBuildFile, { force: true });

/** Notes that `public/` has been built from the inputs with this digest. */
export const noteLastBuild = (digest: string): void => writeFileSync(lastBuildFile, digest);
