import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../browser';
import { buildSite } from '../build-site';
import { isCi } from '../environment';
import { localEmailEnv } from '../inbox/local-account';
import { projectRoot } from '../paths';
import { run } from '../run';
import { acceptedSkips } from './accepted-skips';
import { countJest, countPlaywright, skippedByJest, skippedByPlaywright } from './reports';
import { judgeSkips } from './skips';
import { oneCheck, type Outcome } from './stage';

export async function checkTypes(): Promise<Outcome> {
  const { code, output } = await run('tsc', ['--noEmit'], { quiet: true });
  return oneCheck(code === 0, output);
}

/** ESLint and Prettier, as one check. */
export async function checkStyle(): Promise<Outcome> {
  const eslint = await run('eslint', ['.'], { quiet: true });
  const prettier = await run('prettier', ['--check', '.'], { quiet: true });
  return oneCheck(eslint.code === 0 && prettier.code === 0, eslint.output + prettier.output);
}

/** The same build that `npm start` serves; quick when nothing changed. */
export async function checkBuild(): Promise<Outcome> {
  const result = await buildSite({ env: localEmailEnv, quiet: true });
  return oneCheck(true, result.built ? result.output : '');
}

/** The check that writers run, spelling included; warnings are told and do not fail it. */
export async function checkWords(): Promise<Outcome> {
  const { code, output } = await run('tsx', ['tools/content/main.ts', '--spelling'], {
    quiet: true,
  });
  if (code === 0 && output.includes('warning')) console.log(output.trim());
  return oneCheck(code === 0, output);
}

/** The tests of one of the projects in Jest's configuration. */
export async function checkJest(project: 'units' | 'built' | 'rebuild'): Promise<Outcome> {
  const report = emptyReport(`${project}.json`);
  const args = ['--selectProjects', project, '--json', `--outputFile=${report}`];
  const { code, output } = await run('jest', args, { quiet: true });
  return withSkips({ ...countJest(report, code), output }, skippedByJest(report));
}

/** The browser suite over public/. */
export async function checkBrowser(): Promise<Outcome> {
  const report = emptyReport('e2e.json');
  ensureChromium();
  const { code, output } = await run('playwright', ['test'], { quiet: true });
  return withSkips({ ...countPlaywright(report, code), output }, skippedByPlaywright(report));
}

const withSkips = (outcome: Outcome, names: readonly string[]): Outcome =>
  judgeSkips(outcome, names, { ci: isCi(), list: acceptedSkips });

/** Takes the last run's report away, so that it cannot be taken for this one's. */
function emptyReport(name: string): string {
  const file = path.join(projectRoot, 'reports', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
