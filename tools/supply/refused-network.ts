import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../paths';

const guard = path.join(projectRoot, 'tools/supply/refuse-network.cjs');

/** What a program was refused, for a report. */
export type RefusedNetwork = {
  /** The variables that refuse the program, and every process that it starts, all other machines. */
  env: Readonly<Record<string, string>>;
  /** Returns the machines that were asked, each once. */
  asked: () => string[];
};

/**
 * Prepares a program to run without the network.
 *
 * @param note the file in which the machines are noted that were asked; an earlier one is removed
 */
export function refuseNetwork(note: string): RefusedNetwork {
  rmSync(note, { force: true });
  const options = [process.env.NODE_OPTIONS ?? '', `--require ${JSON.stringify(guard)}`]
    .join(' ')
    .trim();
  return {
    env: { NODE_OPTIONS: options, THROUGHLINE_ASKED: note },
    asked: () =>
      existsSync(note) ? [...new Set(readFileSync(note, 'utf8').trim().split('\n'))].sort() : [],
  };
}
