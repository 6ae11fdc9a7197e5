import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readHistory } from '../content-check/history';
import { siteSources } from './site-sources';

/** Files in the source folders that never reach a page, or that a build itself writes. */
const ignored = /(\.test\.tsx?|^\.DS_Store|^gatsby-types\.d\.ts)$/;

/**
 * Returns one SHA-256 of all inputs of a build: the names and contents of the source files below
 * `root`, the times of the content's last commits, which are in the sitemap, and the values of all
 * GATSBY_ variables in `env`.
 */
export function sourceStamp(root: string, env: Readonly<NodeJS.ProcessEnv>): string {
  const hash = createHash('sha256');
  for (const name of ['content', 'package-lock.json', ...siteSources(root)].sort()) {
    if (existsSync(path.join(root, name))) addEntry(hash, root, name);
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('GATSBY_')) hash.update(`${name}=${env[name] ?? ''}\0`);
  }
  const history = readHistory(path.join(root, 'content'));
  hash.update(JSON.stringify(history.known ? [...history.changed].sort() : history.reason));
  return hash.digest('hex');
}

/**
 * Returns one SHA-256 that distinguishes one build's output from another's, or null if there is
 * none. It includes times, so that a build made by any other command does not count as ours.
 */
export function outputStamp(folder: string): string | null {
  if (!existsSync(path.join(folder, 'index.html'))) return null;
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) {
    const stats = statSync(path.join(folder, name));
    if (stats.isFile()) hash.update(`${name} ${stats.size} ${stats.mtimeMs}\0`);
  }
  return hash.digest('hex');
}

function addEntry(hash: Hash, root: string, name: string): void {
  const file = path.join(root, name);
  if (ignored.test(path.basename(name))) return;
  if (statSync(file).isDirectory()) {
    for (const child of readdirSync(file).sort()) addEntry(hash, root, `${name}/${child}`);
    return;
  }
  const content = readFileSync(file);
  hash.update(`${name}\0${content.length}\0`).update(content);
}
