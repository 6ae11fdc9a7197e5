import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEditorSchemas } from './reference';

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/**
 * Reserves a folder for one build, which two would spoil; returns a function that frees it.
 *
 * @throws a sentence if another build has it
 */
export function reserve(folder: string): () => void {
  const file = join(folder, '.build-under-way');
  const free = () => rmSync(file, { force: true });
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (other > 0 && isRunning(other)) {
    throw new Error(
      `Another build is under way in this folder, in process ${other}. Wait for its end, or stop it. If there is none, delete .build-under-way.`,
    );
  }
  free();
  writeFileSync(file, `${process.pid}`, { flag: 'wx' });
  return free;
}

/** Removes the cache of a folder that has been renamed or copied since: it contains absolute paths. */
export function dropMovedCache(folder: string): void {
  const note = join(folder, '.cache/folder');
  // onPreBootstrap writes it.
  if (existsSync(note) && readFileSync(note, 'utf8') === folder) return;
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
}

/**
 * Runs Gatsby in this terminal, and waits for its end.
 *
 * @throws a sentence if it fails, or another one works in the folder
 */
export async function gatsby(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd = process.cwd(),
): Promise<void> {
  const free = reserve(cwd);
  dropMovedCache(cwd);
  writeEditorSchemas();
  const program = ['--env-file=tools/gatsby.env', 'node_modules/gatsby/cli.js', ...args];
  const child = spawn(process.execPath, program, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // A command that is stopped from outside takes Gatsby with it.
  process.once('SIGTERM', () => {
    child.kill();
    process.exit(143);
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  free();
  if (code === 0) return;
  const { bavail, bsize } = statfsSync(cwd);
  throw new Error(
    bavail * bsize < 20e6
      ? `The disk is full, and Gatsby stopped. Make room on the disk of ${cwd}, and run the command again.`
      : 'Gatsby stopped. Its messages above say why.',
  );
}
