import { parseArgs } from 'node:util';
import { wholeNumber } from '../kit/whole-number';

/**
 * Reads `--count 2000 --concurrency 20`: how many submissions in all, and how many visitors submit
 * at the same time.
 * @throws a sentence if an option is unknown or not a whole number from 1 up
 */
export function readSoakOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '2000' },
      concurrency: { type: 'string', default: '20' },
    },
  });
  return {
    count: wholeNumber('--count', values.count),
    concurrency: wholeNumber('--concurrency', values.concurrency),
  };
}
