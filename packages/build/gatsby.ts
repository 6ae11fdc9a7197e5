import { quietGatsby } from './quiet-gatsby';
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { cleanEnvironment } from '../kit/environment';
import { localEmailEnv } from '../inbox/local-account';
import { projectRoot } from '../kit/paths';
import { onStop } from '../kit/stop';
import { watchMemory } from './process-tree';

/** A running Gatsby. */
export type Running = {
  pid: number;
  /** Its exit code, once it has ended. */
  ended: Promise<number>;
  /** The end of its output. */
  said: () => string;
  stop: () => Promise<void>;
};

const running = new Set<Running>();

/** Starts Gatsby in a copy of the site. It stops with its children when this command stops. */
export function startGatsby(
  folder: string,
  args: readonly string[],
  mode: 'production' | 'development',
): Running {
  const child = spawn(
    process.execPath,
    [path.join(projectRoot, 'node_modules/gatsby/cli.js'), ...args],
    {
      cwd: folder,
      env: {
        ...cleanEnvironment(),
        ...localEmailEnv,
        NODE_ENV: mode,
        ...quietGatsby,
        // Without bars of progress.
        CI: 'true',
        // As on a person's machine: `develop` makes a picture when it is asked for.
        GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In its own group, so that its children end with it.
      detached: true,
    },
  );
  const { pid } = child;
  if (pid === undefined) throw new Error('Gatsby could not be started.');
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const started: Running = {
    pid,
    ended,
    said: collect(child),
    stop: async () => {
      if (running.has(started)) process.kill(-pid, 'SIGTERM');
      await ended;
    },
  };
  if (running.size === 0) onStop(stopAll);
  running.add(started);
  void ended.then(() => running.delete(started));
  return started;
}

async function stopAll(): Promise<void> {
  await Promise.all([...running].map((one) => one.stop()));
}

/** How long a build took, in milliseconds, and its peak memory, in bytes. */
export type BuildCost = { time: number; memory: number };

/**
 * Builds the site in a folder.
 * @throws with the end of Gatsby's output if the build fails
 */
export async function build(folder: string): Promise<BuildCost> {
  const started = Date.now();
  const gatsby = startGatsby(folder, ['build'], 'production');
  const peak = watchMemory(gatsby.pid);
  const code = await gatsby.ended;
  const cost = { time: Date.now() - started, memory: peak() };
  if (code !== 0) throw new Error(`${gatsby.said()}\nThe build of the enlarged site failed.`);
  return cost;
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => {
      text = (text + more).slice(-4000);
    });
  }
  return () => text;
}
