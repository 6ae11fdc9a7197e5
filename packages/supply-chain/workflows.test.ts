import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../kit/paths';

/**
 * The rules that actionlint and zizmor, which run in CI, do not check. They check syntax,
 * permissions, pins and untrusted input.
 */
const folder = path.join(projectRoot, '.github/workflows');
const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      permissions: z.record(z.string(), z.string()),
      steps: z.array(z.object({ uses: z.string().default(''), run: z.string().default('') })),
    }),
  ),
});
const files = readdirSync(folder).map((name): [string, string] => [
  name,
  readFileSync(path.join(folder, name), 'utf8'),
]);
const scriptsOf = (owner: string) =>
  z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(projectRoot, owner, 'package.json'), 'utf8'))).scripts;
const jobsOf = (text: string) => Object.values(workflow.parse(parse(text)).jobs);

test.each(files)('every job of %s has a time limit', (_name, text) => {
  for (const job of jobsOf(text)) expect(job['timeout-minutes']).toBeLessThanOrEqual(40);
});

test.each(files)('a job of %s that may write runs no code of the repository', (_name, text) => {
  for (const { permissions, steps } of jobsOf(text)) {
    if (!Object.values(permissions).includes('write')) continue;
    const ran = steps.filter(
      ({ uses, run }) => uses.startsWith('actions/checkout@') || /\b(npm|npx|node)\b/.test(run),
    );
    expect(ran).toEqual([]);
  }
});

test.each(files)('%s runs only npm scripts that exist', (_name, text) => {
  const named = [
    ...text.matchAll(/npm run (?:--silent )?([\w:-]+)(?:.*? -w (packages\/[\w-]+))?/g),
  ].map(([, script = '', owner = '.']) => ({ script, owner }));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ script, owner }) => !(script in scriptsOf(owner)))).toEqual([]);
});
