import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The prefix of an unfinished release; an interrupted one leaves nothing else. */
const unfinished = '.new-';

const releasesIn = (folder: string) => path.join(folder, 'releases');

/** Returns the folder of a release; the site itself is in `site/` below it. */
export const releaseFolder = (folder: string, name: string): string =>
  path.join(releasesIn(folder), name);

/**
 * In the folder of a release: its files with their checksums. A folder without it is not a release.
 */
export const manifestFile = 'manifest.sha256';

/** In the folder of a release: the name of the one that was served before it. */
const beforeFile = 'served-before.txt';

/** Returns the names of all finished releases, the oldest first: they begin with their time. */
export function releaseNames(folder: string): string[] {
  if (!existsSync(releasesIn(folder))) return [];
  return readdirSync(releasesIn(folder))
    .filter((name) => !name.startsWith(unfinished))
    .filter((name) => existsSync(path.join(releaseFolder(folder, name), manifestFile)))
    .sort();
}

/** Returns the name of the release that is served; null before the first. */
export function currentRelease(folder: string): string | null {
  const link = path.join(folder, 'current');
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (found.isSymbolicLink()) return path.basename(readlinkSync(link));
  throw new Error(`${link} must be a link, which only a release makes. Move it away.`);
}

/** Returns the release that was served before this one; null if there is none, or it is unknown. */
function servedBefore(folder: string, name: string | null): string | null {
  const file = path.join(releaseFolder(folder, name ?? ''), beforeFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Returns an empty folder for a new release, and removes unfinished ones. */
export function startRelease(folder: string, name: string): string {
  const current = currentRelease(folder);
  const releases = releasesIn(folder);
  mkdirSync(releases, { recursive: true });
  for (const left of readdirSync(releases).filter((one) => one.startsWith(unfinished))) {
    rmSync(path.join(releases, left), { recursive: true, force: true });
  }
  const started = path.join(releases, `${unfinished}${name}`);
  mkdirSync(started);
  if (current !== null) writeFileSync(path.join(started, beforeFile), `${current}\n`);
  return started;
}

/** Gives a release its name, and makes it readable for the server's user, whatever the mask. */
export function finishRelease(folder: string, name: string): void {
  const releases = releasesIn(folder);
  const started = path.join(releases, `${unfinished}${name}`);
  for (const file of readdirSync(started, { recursive: true, encoding: 'utf8' })) {
    const at = path.join(started, file);
    chmodSync(at, statSync(at).isDirectory() ? 0o755 : 0o644);
  }
  for (const at of [started, releases]) chmodSync(at, 0o755);
  renameSync(started, releaseFolder(folder, name));
}

/** Points `current` to a release, in one step: it always points somewhere. */
export function switchTo(folder: string, name: string): void {
  const next = path.join(folder, '.next');
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', name), next);
  renameSync(next, path.join(folder, 'current'));
}

/**
 * Goes back to the release that was served before the current one, or to the one named.
 * @returns its name
 * @throws a sentence if there is none
 */
export function rollBack(folder: string, to: string | null = null): string {
  const current = currentRelease(folder);
  const names = releaseNames(folder);
  const target = to ?? servedBefore(folder, current);
  if (target === null || !names.includes(target)) {
    const missing =
      target === null
        ? `It is unknown what was served before ${current ?? 'the first release'}.`
        : `There is no release ${target} any more.`;
    throw new Error(`${missing} Choose one with --to: ${names.join(', ') || 'there is none'}.`);
  }
  switchTo(folder, target);
  return target;
}

/**
 * Removes the oldest releases, but never the current one or the one before it: until the server is
 * reloaded, that one is still in use.
 */
export function keepReleases(folder: string, count: number): void {
  const current = currentRelease(folder);
  const used = [current, servedBefore(folder, current)];
  for (const name of releaseNames(folder).slice(0, -count)) {
    if (!used.includes(name)) {
      rmSync(releaseFolder(folder, name), { recursive: true, force: true });
    }
  }
}
