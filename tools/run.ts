import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { cleanEnvironment } from './environment';
import { projectRoot } from './paths';
import { onStop } from './stop';

/** How a program ended. */
export type Finished = {
  /** Its exit code, or 1 when a signal ended it. */
  code: number;
  /** All that it printed; empty when its output was shown as it came. */
  output: string;
};

/**
 * Runs a program of node_modules/.bin in a clean environment with `env` added, in the project's root
 * unless `cwd` says otherwise. Shows its output as it comes, or keeps it for later with `quiet`. Stops it
 * when this command is stopped. Rejects only when the program cannot be started at all.
 */
export function run(
  program: string,
  args: readonly string[],
  {
    env = {},
    cwd = projectRoot,
    quiet = false,
  }: { env?: Readonly<Record<string, string>>; cwd?: string; quiet?: boolean } = {},
): Promise<Finished> {
  const onWindows = process.platform === 'win32';
  const child = spawn(path.join(projectRoot, 'node_modules', '.bin', program), args, {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // On Windows the programs in .bin are scripts that only a shell can start.
    shell: onWindows,
  });
  const finished = finish(child);
  onStop(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await finished.catch(() => undefined);
  });
  return finished;
}

function finish(child: ChildProcess): Promise<Finished> {
  const chunks: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}
