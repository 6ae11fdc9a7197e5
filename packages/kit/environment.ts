import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { projectRoot } from './paths';

type Environment = Readonly<Record<string, string | undefined>>;

/** The home folder of programs if the user's own cannot be written. */
const spareHome = path.join(projectRoot, 'node_modules/.cache/throughline/home');

/** Variables that a shell, a container or a CI system sets for programs other than ours. */
const strange = /^(PORT|INBOX_PORT|NODE_ENV|LANGUAGE|LC_\w+)$/;
const homeVariables = /^(HOME|XDG_\w+_HOME)$/;

/** Returns whether the machine is unattended: `CI` is set, and not to a form of "no". */
export const isCi = (env: Environment = process.env): boolean =>
  !['', '0', 'false'].includes(env.CI ?? '');

/**
 * Returns the environment for a program that one of our commands starts. It does not depend on the
 * language, time zone, ports or mode of the caller, and it has a writable home folder: Chromium,
 * Gatsby and npm need one.
 */
export function cleanEnvironment(env: Environment = process.env): Environment {
  const kept = Object.entries(env).filter(([name]) => !strange.test(name));
  const same = { ...Object.fromEntries(kept), LANG: 'C.UTF-8', TZ: 'UTC' };
  if (canWrite(env.HOME || homedir())) return same;
  mkdirSync(spareHome, { recursive: true });
  const homeless = Object.entries(same).filter(([name]) => !homeVariables.test(name));
  return { ...Object.fromEntries(homeless), HOME: spareHome };
}

/**
 * Makes this command use the default ports, whatever the environment says: tests find free ones
 * themselves.
 */
export function forgetPorts(): void {
  delete process.env.PORT;
  delete process.env.INBOX_PORT;
}

function canWrite(folder: string): boolean {
  try {
    // With a trailing slash, a file does not count as a folder.
    accessSync(path.join(folder, path.sep), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
