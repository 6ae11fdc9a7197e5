import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { cacheOwner } from '../src/gatsby/environment';
import { showProgress } from './build-progress';
import { writeEditorSchemas } from './reference';

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/**
 * Reserves a folder for one build, which two would spoil, until the returned function is called or this process ends.
 * Each process has a file of its own, so none can take the place of another.
 *
 * @throws a sentence if another build has it
 */
export function reserve(folder: string): () => void {
  const builds = join(folder, '.builds-under-way');
  const own = String(process.pid);
  const free = () => rmSync(join(builds, own), { force: true });
  mkdirSync(builds, { recursive: true });
  writeFileSync(join(builds, own), '');
  process.once('exit', free);
  const other = readdirSync(builds).find((id) => id !== own && isRunning(Number(id)));
  if (other === undefined) return free;
  free();
  throw new Error(
    `Another build is under way in this folder, in process ${other}. Wait for its end, or stop it. If there is none, delete .builds-under-way.`,
  );
}

/**
 * Removes the cache of a folder that has been renamed or copied since, because it contains absolute paths, or whose
 * `public/` is another one, because it tells which pictures are there.
 */
export function dropMovedCache(folder: string): void {
  const note = join(folder, '.cache/folder');
  // onPreBootstrap writes it.
  if (existsSync(note) && readFileSync(note, 'utf8') === cacheOwner(folder)) return;
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
}

/**
 * Returns the most that the heap of each process may have, in MB: half of the memory of the machine or container, and at most
 * 1,800, with which 1,000 articles are built. Left to itself, Node takes a quarter of a small machine, which is too little for
 * a build, and 4 GB of a large one.
 *
 * @param memory of the machine, in bytes
 */
export const heapLimit = (memory: number) => Math.min(1800, Math.floor(memory / 2 / 2 ** 20));

type GatsbyOptions = {
  env: Readonly<Record<string, string>>;
  cwd?: string;
  /** The log of a build that prints its stages alone. */
  logFile?: string;
};

/**
 * Runs Gatsby in this terminal, and waits for its end.
 *
 * @throws a sentence if it fails
 */
export async function gatsby(
  args: readonly string[],
  { env, cwd = process.cwd(), logFile }: GatsbyOptions,
): Promise<void> {
  dropMovedCache(cwd);
  writeEditorSchemas();
  const program = ['--env-file=tools/gatsby.env', 'node_modules/gatsby/cli.js', ...args];
  // A container may have less than its machine; 0 says that nobody knows.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const child = spawn(process.execPath, program, {
    cwd,
    stdio: logFile ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: {
      // With glibc's own number of arenas, freed memory of sharp's threads is not used again:
      // https://sharp.pixelplumbing.com/install#linux-memory-allocator
      MALLOC_ARENA_MAX: '2',
      // Pictures being drawn take all four threads of Node's own number, and webpack's files wait for them.
      UV_THREADPOOL_SIZE: '16',
      ...process.env,
      // The last option counts, so NODE_OPTIONS of the caller may allow more.
      NODE_OPTIONS: `--max-old-space-size=${heapLimit(memory)} ${process.env.NODE_OPTIONS ?? ''}`,
      ...env,
      ...(logFile && { GATSBY_LOGGER: 'json' }),
    },
  });
  const { stdout, stderr } = child;
  const currentTask =
    logFile && stdout && stderr && showProgress({ stdout, stderr }, logFile, console.error);
  // A command that fails, or is stopped from outside, takes Gatsby with it.
  process.once('exit', () => child.kill());
  process.once('SIGTERM', () => process.exit(143));
  await once(child, 'close');
  if (child.exitCode === 0) return;
  // How Node ends without memory for its heap.
  if (child.signalCode === 'SIGABRT')
    throw new Error(
      `Gatsby needs more memory than Node may take. Allow more, in MB: NODE_OPTIONS=--max-old-space-size=${2 * heapLimit(memory)}`,
    );
  const { bavail, bsize } = statfsSync(cwd);
  throw new Error(
    bavail * bsize < 20e6
      ? `The disk is full, and Gatsby stopped. Make room on the disk of ${cwd}, and run the command again.`
      : currentTask
        ? `Gatsby stopped at "${currentTask()}". All of its messages are in ${logFile}.`
        : 'Gatsby stopped. Its messages above say why.',
  );
}
