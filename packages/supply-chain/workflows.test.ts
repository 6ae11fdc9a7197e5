import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../kit/paths';

/**
 * The rules that actionlint and zizmor, which run in CI, do not check. They check syntax,
 * permissions, pins and untrusted input.
 */
const workflow = z.object({
  on: z.object({ schedule: z.array(z.object({ cron: z.string() })).default([]) }),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      environment: z.string().optional(),
      needs: z.string().optional(),
      permissions: z.record(z.string(), z.string()),
      steps: z.array(z.object({ uses: z.string().default(''), run: z.string().default('') })),
    }),
  ),
});
const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const files = readdirSync(path.join(projectRoot, '.github/workflows')).map(
  (name): [string, string] => [name, textOf(`.github/workflows/${name}`)],
);
const scriptsOf = (owner: string) =>
  z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(textOf(path.join(owner, 'package.json')))).scripts;
const jobsOf = (text: string) => Object.values(workflow.parse(parse(text)).jobs);
const read = (name: string) => workflow.parse(parse(textOf(`.github/workflows/${name}.yml`)));
const commandsOf = ({ steps }: { steps: readonly { run: string }[] }) =>
  steps.map(({ run }) => run).join('\n');

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

test('every deploy may need an approval, and refuses what is left of the sample', () => {
  const { cloudflare, server, ...others } = read('deploy').jobs;
  expect([cloudflare?.environment, server?.environment]).toEqual(['production', 'production']);
  expect(commandsOf(cloudflare ?? { steps: [] })).toMatch(
    /npm run launch-check\nnpm run build\n[^]* pages deploy public /,
  );
  // `npm run release` refuses it itself.
  const release = /npm run release -- [^]*(?=END)/.exec(commandsOf(server ?? { steps: [] }))?.[0];
  expect(release).toMatch(/--check "\$2"[^]*--reload '/);
  expect(release).not.toContain('--as-preview');
  expect(others).toEqual({});
});

test.each(['audit', 'links', 'watch'])('%s.yml runs by itself, and keeps an issue', (name) => {
  const { on, jobs } = read(name);
  expect(on.schedule.length).toBeGreaterThan(0);
  const { issue } = jobs;
  expect(issue?.permissions).toEqual({ issues: 'write' });
  expect(Object.keys(jobs)).toContain(issue?.needs);
  expect(commandsOf(issue ?? { steps: [] })).toMatch(/gh issue edit [^]*gh issue create /);
});

test('each kind of alert has its own time', () => {
  const times = read('watch').on.schedule.map(({ cron }) => cron);
  // Every other time is for the kind at the end.
  const named = [
    ...textOf('.github/workflows/watch.yml').matchAll(/schedule == '(.*?)' && '(.*?)'/g),
  ];
  expect(named.map(([, , kind]) => kind)).toEqual(['canary', 'forms']);
  const [site, ...others] = times;
  expect(others.sort()).toEqual(named.map(([, time]) => time).sort());
  // Each hour, and not at its start, when GitHub starts most runs.
  expect(site).toMatch(/^[1-9]\d? \* \* \* \*$/);
});

test('updates include the packages of packages, and the images of the container', () => {
  expect(JSON.parse(textOf('renovate.json'))).toMatchObject({
    extends: expect.arrayContaining(['docker:pinDigests']),
    lockFileMaintenance: { enabled: true, schedule: [expect.stringContaining('month')] },
  });
});
