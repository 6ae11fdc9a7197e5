import { spawn, type ChildProcess } from 'node:child_process';
import { cleanEnvironment } from './environment';
import { projectRoot } from './paths';
import { scriptOf } from './program';
import { onStop } from './stop';

/** How a program ended. */
export type Finished = {
  /** Its exit code, or 1 if a signal ended it. */
  code: number;
  /** Its output; empty if `run` showed it live. */
  output: string;
};

/**
 * Runs a program of an installed package in a clean environment with `env` added. It runs in the
 * project's root unless `cwd` names another folder. Its output is shown live, or kept with `quiet`.
 * The program stops when this command stops. Rejects only if the program cannot start.
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
  const child = spawn(process.execPath, [scriptOf(program), ...args], {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
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
