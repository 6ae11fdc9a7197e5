import { parseArgs } from 'node:util';
import type { Rules } from './verdict';

/**
 * Reads `--any-account`, `--lenient` and `--rate-limit`.
 * @throws a sentence if an option is unknown
 */
export function readInboxOptions(args: string[]): Rules {
  const { values } = parseArgs({
    args,
    options: {
      'any-account': { type: 'boolean', default: false },
      lenient: { type: 'boolean', default: false },
      'rate-limit': { type: 'boolean', default: false },
    },
  });
  return {
    anyAccount: values['any-account'],
    strict: !values.lenient,
    rateLimit: values['rate-limit'],
  };
}
