import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../files-under';
import { headersOf } from '../headers-of';
import { hostedSite } from '../site';
import { writeServerFiles } from '../write/server-files';
import { checkSite } from './check-site';
import { dateFiles } from './date-files';
import { goLive, type Server } from './go-live';
import { alone } from './lock';
import { manifestOf, readManifest, writeManifest } from './manifest';
import { packFiles } from './pack-files';
import {
  finishRelease,
  keepReleases,
  manifestFile,
  releaseFolder,
  releaseNames,
  startRelease,
  switchTo,
} from './releases';

export type ReleaseOptions = {
  /** The built site. */
  site: string;
  /** Builds it first, if it is not built already. */
  build?: () => Promise<unknown>;
  /**
   * The maps of its scripts, for error reports; kept next to the site, where they are not served.
   */
  maps?: string;
  /** The folder of the releases, and of the link `current` to the one that is served. */
  folder: string;
  /** Begins with its time, so that names sort by age. */
  name: string;
  /** How many releases are kept, including this one. */
  keep: number;
  /** Further files for the folder of the release, such as the list of its parts. */
  beside?: Readonly<Record<string, string>>;
  /** The server for the release; omitted: no server is reloaded. */
  server?: Server;
};

const isHashed = (rules: Parameters<typeof headersOf>[0], file: string) =>
  headersOf(rules, file)['Cache-Control']?.includes('immutable') ?? false;

/**
 * Links the hashed files of earlier releases, which pages that visitors have open still request.
 */
function linkEarlierFiles(folder: string, into: string): void {
  for (const name of releaseNames(folder)) {
    const earlier = releaseFolder(folder, name);
    const site = path.join(earlier, 'site');
    const { rules } = hostedSite(site);
    const own = readManifest(readFileSync(path.join(earlier, manifestFile), 'utf8'));
    for (const file of own.keys()) {
      const target = path.join(into, file);
      if (!isHashed(rules, file.replace(/\.(br|gz)$/, '')) || existsSync(target)) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      linkSync(path.join(site, file), target);
    }
  }
}

/**
 * Makes a release of a built site: copies it into its own folder, compresses its text, writes the
 * servers' files for it, checks it, and only then points `current` to it. If anything fails before
 * that step, the served site is unchanged; if the server then fails with it, the previous release
 * is served again.
 *
 * @throws a sentence that says what is wrong with the site, or what the disk or the server refused
 */
export async function makeRelease(options: ReleaseOptions): Promise<void> {
  const { folder, keep, build, name, server = { reload: null, check: null } } = options;
  await alone(folder, async () => {
    await build?.();
    await prepare(options);
    finishRelease(folder, name);
    const change = () => {
      switchTo(folder, name);
      return name;
    };
    await goLive(folder, change, server);
    keepReleases(folder, keep);
  });
}

async function prepare({ folder, name, beside = {}, ...options }: ReleaseOptions): Promise<void> {
  if (releaseNames(folder).includes(name)) throw new Error(`There is a release ${name} already.`);
  const started = startRelease(folder, name);
  try {
    const site = path.join(started, 'site');
    cpSync(options.site, site, { recursive: true });
    if (options.maps !== undefined && existsSync(options.maps)) {
      cpSync(options.maps, path.join(started, 'source-maps'), { recursive: true });
    }
    await packFiles(site);
    dateFiles(site);
    writeServerFiles(site, path.join(started, 'hosting'));
    writeFileSync(
      path.join(started, manifestFile),
      writeManifest(manifestOf(site, filesUnder(site))),
    );
    for (const [file, text] of Object.entries(beside)) {
      writeFileSync(path.join(started, file), text);
    }
    const faults = await checkSite(site);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    linkEarlierFiles(folder, site);
    writeRoots(path.join(started, 'hosting'), path.join(releaseFolder(folder, name), 'site'));
  } catch (error) {
    rmSync(started, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The release was not made, and what is served is unchanged:\n${reason}`);
  }
}

/** Writes which folder to serve, together with its headers: a server changes both in one step. */
function writeRoots(hosting: string, site: string): void {
  const root = JSON.stringify(path.resolve(site));
  writeFileSync(path.join(hosting, 'nginx/root.conf'), `root ${root};\n`);
  writeFileSync(path.join(hosting, 'caddy/root.caddy'), `root * ${root}\n`);
}
