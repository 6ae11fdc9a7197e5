import { parseArgs } from 'node:util';

/** What `npm run release` was asked to do. */
export type ReleaseArguments = {
  /** Where releases are kept. */
  into: string;
  /** How many are kept. */
  keep: number;
  /** True: no release is made, and the one before the current one is served again. */
  rollback: boolean;
};

/**
 * Reads `--into /srv/site --keep 5 --rollback`.
 * @throws a sentence when an option is unknown, or `--keep` is not a whole number from 1 up
 */
export function readReleaseOptions(args: string[]): ReleaseArguments {
  const { values } = parseArgs({
    args,
    options: {
      into: { type: 'string', default: 'deploy' },
      keep: { type: 'string', default: '5' },
      rollback: { type: 'boolean', default: false },
    },
  });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) {
    throw new Error(`--keep takes a whole number from 1 up, and it is "${values.keep}".`);
  }
  return { into: values.into, keep, rollback: values.rollback };
}
