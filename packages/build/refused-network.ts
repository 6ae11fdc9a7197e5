import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../kit/paths';

const guard = path.join(projectRoot, 'packages/build/refuse-network.cjs');

/** The connections that a program was refused, for a report. */
type RefusedNetwork = {
  /**
   * The variables that block all other machines for the program, and for every process that it
   * starts.
   */
  env: Readonly<Record<string, string>>;
  /** Returns the machines that the program tried to contact, each once. */
  asked: () => string[];
};

/**
 * Prepares a program to run without the network.
 *
 * @param note the file that records the machines that it tried to contact; an earlier one is
 * removed
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
