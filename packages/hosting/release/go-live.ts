import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { currentRelease, releaseFolder, switchTo } from './releases';
import { smokeTest } from './smoke-test';

/** The server that visitors use, and how it switches to a new release. */
export type Server = {
  /** A shell command that tests the configuration and reloads the server; null: none. */
  reload: string | null;
  /** Where every page is requested from the server afterwards; null: nowhere. */
  check: string | null;
  /** How long the server may take to answer from the new release, in milliseconds. */
  patience?: number;
};

/** Reloads the server. */
function letReload({ reload }: Server): void {
  if (reload === null) return;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', reload], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`"${reload}" failed:\n${stdout}${stderr}`.trim());
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Serves an earlier release again, and reports how that went. */
function goBack(folder: string, before: string, server: Server): string {
  switchTo(folder, before);
  try {
    letReload(server);
    return `Served again: ${before}.`;
  } catch (error) {
    return `current leads to ${before} again, but the server does not read it. ${reasonOf(error)}`;
  }
}

/**
 * Switches to another release, reloads the server, and requests every page from it. Goes back
 * automatically if any of it fails.
 *
 * @param change switches, and returns the name of the release
 * @throws what failed, and what is served now
 */
export async function goLive(
  folder: string,
  change: () => string,
  server: Server,
): Promise<string> {
  const before = currentRelease(folder);
  const name = change();
  try {
    letReload(server);
    const site = path.join(releaseFolder(folder, name), 'site');
    const faults =
      server.check === null ? [] : await smokeTest(server.check, site, server.patience);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return name;
  } catch (error) {
    const after =
      before === null ? 'There is no release to go back to.' : goBack(folder, before, server);
    throw new Error(`${name} does not work on the server:\n${reasonOf(error)}\n${after}`);
  }
}
