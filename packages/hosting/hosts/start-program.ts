import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanEnvironment } from '../../kit/environment';
import type { Site } from '../serve/start-site';

/** Longer than either server takes on a busy machine. */
const patience = { tries: 600, pauseMs: 100 };

const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/**
 * Starts a web server's program, and waits until it answers at `url`.
 *
 * @param home its own folder, which is removed when it is stopped
 * @param ready returns whether it answers; omitted: requests `url`
 * @throws its own messages if it ends immediately, or never answers
 */
export async function startProgram({
  program,
  args,
  url,
  home,
  ready = () => answers(url),
}: {
  program: string;
  args: readonly string[];
  url: string;
  home: string;
  ready?: () => Promise<boolean>;
}): Promise<Site> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...cleanEnvironment(), HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
  });
  // If this process is killed before it can stop the program, the program must end too.
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => said.push(error.message));
    child.once('close', () => resolve());
  });
  const close = async () => {
    end();
    await ended;
    process.off('exit', end);
    rmSync(home, { recursive: true, force: true });
  };
  for (let tries = 0; tries < patience.tries && child.exitCode === null; tries += 1) {
    if (await ready()) return { url, close };
    await pause(patience.pauseMs);
  }
  await close();
  throw new Error(`${program} does not serve the site:\n${said.join('')}`);
}
