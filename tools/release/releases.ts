import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** A release that is not finished has this before its name; whatever ends it leaves no more than that. */
const unfinished = '.new-';

const releasesIn = (folder: string) => path.join(folder, 'releases');

/** The folder of a release; the site itself is in `site/` below it. */
export const releaseFolder = (folder: string, name: string): string =>
  path.join(releasesIn(folder), name);

/** The names of all finished releases, the oldest first: they begin with their time. */
export function releaseNames(folder: string): string[] {
  if (!existsSync(releasesIn(folder))) return [];
  return readdirSync(releasesIn(folder))
    .filter((name) => !name.startsWith(unfinished))
    .sort();
}

/** The name of the release that is served; null before the first. */
export function currentRelease(folder: string): string | null {
  const link = path.join(folder, 'current');
  const found = lstatSync(link, { throwIfNoEntry: false });
  return found?.isSymbolicLink() ? path.basename(readlinkSync(link)) : null;
}

/** An empty folder for a release to come; those that were never finished go. */
export function startRelease(folder: string, name: string): string {
  const releases = releasesIn(folder);
  mkdirSync(releases, { recursive: true });
  for (const left of readdirSync(releases).filter((one) => one.startsWith(unfinished))) {
    rmSync(path.join(releases, left), { recursive: true, force: true });
  }
  const started = path.join(releases, `${unfinished}${name}`);
  mkdirSync(started);
  return started;
}

export const finishRelease = (folder: string, name: string): void =>
  renameSync(path.join(releasesIn(folder), `${unfinished}${name}`), releaseFolder(folder, name));

/** Lets `current` lead to a release, in one step: at no time does it lead nowhere. */
export function switchTo(folder: string, name: string): void {
  const next = path.join(folder, '.next');
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', name), next);
  renameSync(next, path.join(folder, 'current'));
}

/**
 * Goes back to the release before the current one.
 * @returns its name
 * @throws a sentence when there is none
 */
export function rollBack(folder: string): string {
  const current = currentRelease(folder);
  const earlier = releaseNames(folder).filter((name) => current !== null && name < current);
  const previous = earlier.at(-1);
  if (previous === undefined) {
    throw new Error(
      `There is no release before ${current ?? 'the first'} in ${releasesIn(folder)} to go back to.`,
    );
  }
  switchTo(folder, previous);
  return previous;
}

/** Takes out the oldest releases, never the current one. */
export function keepReleases(folder: string, count: number): void {
  const current = currentRelease(folder);
  for (const name of releaseNames(folder).slice(0, -count)) {
    if (name !== current) rmSync(releaseFolder(folder, name), { recursive: true, force: true });
  }
}
