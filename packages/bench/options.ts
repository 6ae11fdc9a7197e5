import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../kit/whole-number';

/** What to measure, against what else than its limit, and how often. */
export type BenchOptions = {
  rounds: number;
  /** true: the largest article; false: home. */
  article: boolean;
  /** Other built sites: a name for the table, and the folder to serve. */
  others: { name: string; folder: string }[];
};

/** The names that the table itself uses. */
const taken = ['site', 'limit'];

/**
 * Reads `--rounds 5 --article --with name=folder --with other=folder`.
 * @throws a sentence if an option is unknown, or a folder contains no built site
 */
export function readBenchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      article: { type: 'boolean', default: false },
      with: { type: 'string', multiple: true, default: [] },
    },
  });
  const rounds = wholeNumber('--rounds', values.rounds);
  return { rounds, article: values.article, others: values.with.map(readOther) };
}

function readOther(text: string): { name: string; folder: string } {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || folder === undefined || taken.includes(name)) {
    throw new Error(`--with takes name=folder, such as astro=../astro/dist, and it is "${text}".`);
  }
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} contains no built site: there is no index.html in it.`);
  }
  return { name, folder };
}
