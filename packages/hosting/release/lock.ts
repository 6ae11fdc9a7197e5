import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** Returns whether the process that wrote this is running. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is running, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Makes a folder that the server's user may enter, whatever the mask; an existing one stays
 * unchanged.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, 0o755);
}

/**
 * Runs work in a folder while no other process may do so.
 * @throws a sentence if another process does; the errors of the work
 */
export async function alone<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  makeFolder(folder);
  const file = path.join(folder, '.lock');
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
  // A killed process leaves its lock behind.
  if (holder !== null && !isRunning(holder)) rmSync(file, { force: true });
  let lock: number;
  try {
    lock = openSync(file, 'wx');
  } catch {
    throw new Error(`Another release is being made in ${folder}. Try again when it is done.`);
  }
  try {
    writeSync(lock, String(process.pid));
    return await work();
  } finally {
    closeSync(lock);
    rmSync(file, { force: true });
  }
}
