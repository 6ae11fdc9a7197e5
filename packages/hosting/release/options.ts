import { parseArgs } from 'node:util';
import { wholeNumber } from '../../kit/whole-number';

/**
 * Reads `--into /srv/site --keep 5 --reload 'nginx -s reload' --check https://…`, or `--rollback
 * --to 2026-…`.
 * @throws a sentence if an option is unknown or needs another, or if a value is malformed
 */
export function readReleaseOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      into: { type: 'string', default: 'deploy' },
      keep: { type: 'string', default: '5' },
      rollback: { type: 'boolean', default: false },
      to: { type: 'string' },
      'as-preview': { type: 'boolean', default: false },
      reload: { type: 'string' },
      check: { type: 'string' },
    },
  });
  const keep = wholeNumber('--keep', values.keep);
  if (values.to !== undefined && !values.rollback) {
    throw new Error('--to names the release to go back to: write --rollback --to NAME.');
  }
  if (values.check !== undefined && !/^https?:\/\/[^/]+\/?$/.test(values.check)) {
    throw new Error(
      `--check takes the address of the server, such as https://www.example.com, and it is "${values.check}".`,
    );
  }
  const {
    into,
    rollback,
    to = null,
    'as-preview': asPreview,
    reload = null,
    check = null,
  } = values;
  return { into, keep, rollback, to, asPreview, server: { reload, check } };
}
