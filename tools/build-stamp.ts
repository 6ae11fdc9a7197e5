import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readHistory } from '../src/content/history';

const sources =
  /^(content|src|static|hosting|gatsby-[a-z]+\.tsx?|package-lock\.json|tsconfig\.json)$/;

/** Files that are in the source folders and never reach a page, or that a build itself writes. */
const ignored = /(\.test\.tsx?|^\.DS_Store|^gatsby-types\.d\.ts)$/;

/**
 * One SHA-256 over everything that a build is made from: the names and contents of the source files
 * below `root`, the times of the content's last commits, which stand in the sitemap, and the values of
 * all GATSBY_ variables in `env`.
 */
export function sourceStamp(root: string, env: Readonly<NodeJS.ProcessEnv>): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(root).sort()) {
    if (sources.test(name)) addEntry(hash, root, name);
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('GATSBY_')) hash.update(`${name}=${env[name] ?? ''}\0`);
  }
  const history = readHistory(path.join(root, 'content'));
  hash.update(JSON.stringify(history.known ? [...history.changed].sort() : history.reason));
  return hash.digest('hex');
}

/**
 * One SHA-256 that tells one build's output from another's, or null when there is none. It holds
 * times, so that a build made by any other command is not taken for ours.
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
