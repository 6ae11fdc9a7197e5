import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../hosting/hosts/free-port';
import { startGatsby } from '../../build/gatsby';
import { fileOf, type AddedKind } from './added';

/** How long `gatsby develop` may take to start, and then to show a change, in milliseconds. */
const patience = 900_000;

/** How long a writer waits in `gatsby develop`, in milliseconds. */
export type DevelopTimes = {
  /** From the command until the first page is served. */
  start: number;
  /** From saving a page until its new words are served. */
  seen: number;
};

/**
 * Starts `gatsby develop` in a copy of the site, saves a page with a new title three times, and
 * returns the median wait.
 */
export async function measureDevelop(folder: string, kind: AddedKind): Promise<DevelopTimes> {
  const port = await freePort();
  const started = Date.now();
  const gatsby = startGatsby(folder, ['develop', '--port', String(port)], 'development');
  const address = `http://localhost:${port}/page-data/${kind.data}/page-data.json`;
  let hasEnded = false;
  void gatsby.ended.then(() => (hasEnded = true));
  const until = async (words: string) => {
    const deadline = Date.now() + patience;
    while (Date.now() < deadline && !hasEnded) {
      if ((await textOf(address)).includes(words)) return Date.now();
      await pause(50);
    }
    throw new Error(`${gatsby.said()}\nThe development server never served "${words}".`);
  };
  try {
    const start = (await until(kind.words)) - started;
    await pause(3000);
    const waits: number[] = [];
    for (const round of ['first', 'second', 'third']) {
      const saved = Date.now();
      edit(fileOf(folder, kind, 1), kind.line.pattern, kind.line.with(`The ${round} edit`));
      waits.push((await until(`The ${round} edit`)) - saved);
      await pause(1000);
    }
    return { start, seen: waits.sort((one, other) => one - other)[1] ?? 0 };
  } finally {
    await gatsby.stop();
  }
}

/** Changes a file. */
export function edit(file: string, from: RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

async function textOf(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    return response.ok ? await response.text() : '';
  } catch {
    return ''; // The server is not listening yet.
  }
}
