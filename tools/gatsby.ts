import { spawn } from 'node:child_process';

/**
 * Runs Gatsby in this terminal, and waits for its end.
 *
 * @throws a sentence if it fails
 */
export async function gatsby(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const program = ['--env-file=tools/gatsby.env', 'node_modules/gatsby/cli.js', ...args];
  const child = spawn(process.execPath, program, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // A command that is stopped from outside takes Gatsby with it.
  process.once('SIGTERM', () => child.kill());
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('Gatsby stopped. Its messages above say why.');
}
