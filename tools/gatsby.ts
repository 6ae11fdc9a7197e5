import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
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
  const child = spawn(process.execPath, program, {
    cwd,
    stdio: logFile ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: {
      // With glibc's own number of arenas, freed memory of sharp's threads is not used again:
      // https://sharp.pixelplumbing.com/install#linux-memory-allocator
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      ...env,
      ...(logFile && { GATSBY_LOGGER: 'json' }),
    },
  });
  const { stdout, stderr } = child;
  const currentTask =
    logFile && stdout && stderr && showProgress({ stdout, stderr }, logFile, console.error);
  // A command that is stopped from outside takes Gatsby with it.
  process.once('SIGTERM', () => {
    child.kill();
    process.exit(143);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code === 0) return;
  const { bavail, bsize } = statfsSync(cwd);
  throw new Error(
    bavail * bsize < 20e6
      ? `The disk is full, and Gatsby stopped. Make room on the disk of ${cwd}, and run the command again.`
      : currentTask
        ? `Gatsby stopped at "${currentTask()}". All of its messages are in ${logFile}.`
        : 'Gatsby stopped. Its messages above say why.',
  );
}
