import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../paths';

const folder = path.join(projectRoot, '.github/workflows');
const workflow = z.object({
  permissions: z.object({}).strict(),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      permissions: z.record(z.string(), z.string()),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
});
const files = readdirSync(folder).map((name): [string, string] => [
  name,
  readFileSync(path.join(folder, name), 'utf8'),
]);

test.each(files)('%s may do nothing but what its jobs name, and ends in time', (_name, text) => {
  const { jobs } = workflow.parse(parse(text));
  const granted = Object.values(jobs).flatMap(({ permissions }) => Object.entries(permissions));
  expect(granted.filter(([what, how]) => how !== 'read' && what !== 'pull-requests')).toEqual([]);
});

test.each(files)('%s names each action by its commit, and the version beside it', (_name, text) => {
  const uses = text.split('\n').filter((line) => line.includes('uses:'));
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
});

test.each(files)('%s runs no words that somebody else wrote', (_name, text) => {
  const { jobs } = workflow.parse(parse(text));
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run));
  const inserted = runs.flatMap((run) => run.match(/\$\{\{[^}]*\}\}/g) ?? []);
  expect(inserted.filter((one) => !/\.(base|head)\.sha \}\}$/.test(one))).toEqual([]);
});

test.each(files)('%s runs npm scripts that there are', (_name, text) => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')));
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
