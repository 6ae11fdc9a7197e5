import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../kit/paths';
import { temporaryFolder } from '../../tests/support/temporary-folder';

const folder = temporaryFolder();
const npm = path.join(folder, 'npm');

const readme = readFileSync(path.join(projectRoot, 'packages/hosting/README.md'), 'utf8');
const [, command = ''] = /## Cloudflare[^#]*?```\n([^`]+)```/.exec(readme) ?? [];

/** Runs the README's command with an npm that only says what it was asked for. */
function run(env: Record<string, string>): string[] {
  writeFileSync(npm, '#!/bin/sh\necho "$2"\n[ "$2" != "$REFUSED" ]\n');
  chmodSync(npm, 0o755);
  const { stdout, status } = spawnSync('sh', ['-c', command], {
    env: { PATH: `${folder}:${process.env.PATH ?? ''}`, ...env },
    encoding: 'utf8',
  });
  return [...stdout.trim().split('\n'), status === 0 ? 'published' : 'refused'];
}

test.each([
  ['a finished site', {}, ['launch-check', 'build', 'published']],
  ['a sample', { REFUSED: 'launch-check' }, ['launch-check', 'refused']],
  ['a preview', { GATSBY_PREVIEW: 'true' }, ['build', 'published']],
  [
    'a preview whose build fails',
    { GATSBY_PREVIEW: 'true', REFUSED: 'build' },
    ['build', 'refused'],
  ],
])('a host that builds %s by the command of the README: %j, %j', (_what, env, steps) => {
  expect(run({ ...env })).toEqual(steps);
});
