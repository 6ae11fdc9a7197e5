import { parseArgs } from 'node:util';

/** What `npm run release` was asked to do. */
export type ReleaseArguments = {
  /** Where releases are kept. */
  into: string;
  /** How many are kept. */
  keep: number;
  /** True: no release is made, and the one that was served before the current one is served again. */
  rollback: boolean;
  /** The release that is served again instead; null when none is named. */
  to: string | null;
  /** True: the site may be the sample, and search engines are asked to leave it out. */
  asPreview: boolean;
};

/**
 * Reads `--into /srv/site --keep 5`, or `--rollback --to 2026-…`.
 * @throws a sentence when an option is unknown or needs another, or `--keep` is not a whole number from 1 up
 */
export function readReleaseOptions(args: string[]): ReleaseArguments {
  const { values } = parseArgs({
    args,
    options: {
      into: { type: 'string', default: 'deploy' },
      keep: { type: 'string', default: '5' },
      rollback: { type: 'boolean', default: false },
      to: { type: 'string' },
      'as-preview': { type: 'boolean', default: false },
    },
  });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) {
    throw new Error(`--keep takes a whole number from 1 up, and it is "${values.keep}".`);
  }
  if (values.to !== undefined && !values.rollback) {
    throw new Error('--to names the release to go back to: write --rollback --to NAME.');
  }
  return {
    into: values.into,
    keep,
    rollback: values.rollback,
    to: values.to ?? null,
    asPreview: values['as-preview'],
  };
}
