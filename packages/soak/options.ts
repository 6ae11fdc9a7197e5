import { parseArgs } from 'node:util';

/** How much to send. */
type SoakOptions = {
  /** How many submissions in all. */
  count: number;
  /** How many visitors submit at the same time. */
  concurrency: number;
};

/**
 * Reads `--count 2000 --concurrency 20`.
 * @throws a sentence if an option is unknown or not a whole number from 1 up
 */
export function readSoakOptions(args: string[]): SoakOptions {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '2000' },
      concurrency: { type: 'string', default: '20' },
    },
  });
  return {
    count: readNumber('count', values.count),
    concurrency: readNumber('concurrency', values.concurrency),
  };
}

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Error(`--${name} takes a whole number from 1 up, and it is "${text}".`);
}
