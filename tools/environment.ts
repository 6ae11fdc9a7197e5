import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { projectRoot } from './paths';

type Environment = Readonly<Record<string, string | undefined>>;

/** The home folder of programs when the user's own cannot be written. */
const spareHome = path.join(projectRoot, 'node_modules/.cache/throughline/home');

/** Variables that a shell, a container or a CI system sets for other programs than ours. */
const strange = /^(PORT|INBOX_PORT|NODE_ENV|LANGUAGE|LC_\w+)$/;
const homeVariables = /^(HOME|XDG_\w+_HOME)$/;

/** True on a machine that nobody watches: `CI` is set, and not to a form of "no". */
export const isCi = (env: Environment = process.env): boolean =>
  !['', '0', 'false'].includes(env.CI ?? '');

/**
 * Returns the environment for a program that a command of ours starts. It does not depend on the
 * language, the time zone, the ports or the mode that the surroundings are set to, and it has a home
 * folder that can be written: Chromium, Gatsby and npm need one.
 */
export function cleanEnvironment(env: Environment = process.env): Environment {
  const kept = Object.entries(env).filter(([name]) => !strange.test(name));
  const same = { ...Object.fromEntries(kept), LANG: 'C.UTF-8', TZ: 'UTC' };
  if (canWrite(env.HOME || homedir())) return same;
  mkdirSync(spareHome, { recursive: true });
  const homeless = Object.entries(same).filter(([name]) => !homeVariables.test(name));
  return { ...Object.fromEntries(homeless), HOME: spareHome };
}

/** Makes this command use the usual ports, whatever the surroundings say: tests find free ones themselves. */
export function forgetPorts(): void {
  delete process.env.PORT;
  delete process.env.INBOX_PORT;
}

function canWrite(folder: string): boolean {
  try {
    // With its slash at the end, a file is no folder.
    accessSync(path.join(folder, path.sep), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
