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

/** True while the process that wrote this runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Makes a folder that the server's user may enter, whatever the mask; one that is there stays as it is. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, 0o755);
}

/**
 * Does work in a folder that nobody else may do there meanwhile.
 * @throws a sentence when somebody else does; what the work throws
 */
export async function alone<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  makeFolder(folder);
  const file = path.join(folder, '.lock');
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
  // A process that was ended by force leaves its lock behind.
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
