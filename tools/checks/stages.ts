import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../browser';
import { buildSite } from '../build-site';
import { isCi } from '../environment';
import { localEmailEnv } from '../inbox/local-account';
import { projectRoot } from '../paths';
import { run } from '../run';
import { buildVariant } from '../sites/build-variant';
import { specifiedContent, testing } from '../sites/sites';
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

/** Builds the site of the specification, which the tests of behaviour look at. */
export async function checkSpecifiedBuild(): Promise<Outcome> {
  return oneCheck(true, await buildVariant('specified', specifiedContent));
}

/**
 * Runs the tests of one of the projects in Jest's configuration.
 *
 * @param site the folder of the site to test; left out: the one that the project usually tests
 */
export async function checkJest(
  project: 'units' | 'invariants' | 'specified' | 'edits',
  site?: string,
): Promise<Outcome> {
  const report = emptyReport(`${nameOf(project, site)}.json`);
  const args = ['--selectProjects', project, '--json', `--outputFile=${report}`];
  const { code, output } = await run('jest', args, { quiet: true, env: site ? testing(site) : {} });
  for (const line of output.split('\n')) if (line.startsWith('warning: ')) console.log(`  ${line}`);
  return withSkips({ ...countJest(report, code), output }, skippedByJest(report));
}

/** Runs the browser tests of behaviour over the specified site. */
export const checkBrowser = (): Promise<Outcome> => checkPlaywright('e2e', []);

/** Runs the browser tests that hold for any content over a site; left out: the repository's own. */
export const checkPages = (site?: string): Promise<Outcome> =>
  checkPlaywright('invariants', ['--config', 'tests/invariants/playwright.config.ts'], site);

async function checkPlaywright(
  name: string,
  args: readonly string[],
  site?: string,
): Promise<Outcome> {
  const report = emptyReport(`${nameOf(name, site)}.json`);
  ensureChromium();
  const env = { ...(site ? testing(site) : {}), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code, output } = await run('playwright', ['test', '--reporter=list,json', ...args], {
    quiet: true,
    env,
  });
  return withSkips({ ...countPlaywright(report, code), output }, skippedByPlaywright(report));
}

/** Names a report after what is tested, and where. */
const nameOf = (project: string, site?: string) =>
  site ? `${project}-${path.basename(site)}` : project;

const withSkips = (outcome: Outcome, names: readonly string[]): Outcome =>
  judgeSkips(outcome, names, { ci: isCi(), list: acceptedSkips });

/** Takes the last run's report away, so that it cannot be taken for this one's. */
function emptyReport(name: string): string {
  const file = path.join(projectRoot, 'reports', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
