import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../../packages/browser/ensure-chromium';
import { buildSite } from '../../packages/build/build-site';
import { isCi } from '../../packages/kit/environment';
import { localEmailEnv } from '../../packages/inbox/local-account';
import { projectRoot } from '../../packages/kit/paths';
import { run } from '../../packages/kit/run';
import { buildVariant } from '../../packages/build/build-variant';
import { specifiedContent, testing } from '../../packages/build/sites';
import { acceptedSkips } from './accepted-skips';
import { countJest, countPlaywright, skippedByJest, skippedByPlaywright } from './reports';
import { judgeSkips } from './skips';
import { oneCheck, type Outcome } from './stage';

export async function checkTypes(): Promise<Outcome> {
  const { code, output } = await run('tsc', ['--noEmit'], { quiet: true });
  return oneCheck(code === 0, output);
}

/** Runs ESLint and Prettier, as one check. */
export async function checkStyle(): Promise<Outcome> {
  const eslint = await run('eslint', ['.'], { quiet: true });
  const prettier = await run('prettier', ['--check', '.'], { quiet: true });
  return oneCheck(eslint.code === 0 && prettier.code === 0, eslint.output + prettier.output);
}

/** Builds the site that `npm start` serves; quick if nothing changed. */
export async function checkBuild(): Promise<Outcome> {
  const result = await buildSite({ env: localEmailEnv, quiet: true });
  return oneCheck(true, result.built ? result.output : '');
}

/** Runs the writers' check, including spelling; warnings are printed and do not fail it. */
export async function checkWords(): Promise<Outcome> {
  const { code, output } = await run(
    'tsx',
    ['packages/content-check/command/main.ts', '--spelling'],
    {
      quiet: true,
    },
  );
  if (code === 0 && output.includes('warning')) console.log(output.trim());
  return oneCheck(code === 0, output);
}

/** Builds the site of the specification for the tests of behaviour. */
export async function checkSpecifiedBuild(): Promise<Outcome> {
  return oneCheck(true, await buildVariant('specified', specifiedContent));
}

/**
 * Runs the tests of one of the projects in Jest's configuration.
 *
 * @param site the folder of the site to test; omitted: the project's default
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

/** Runs the tests in Firefox and WebKit; where one of them is not installed, a skipped test says so. */
export const checkEngines = (): Promise<Outcome> =>
  checkPlaywright('engines', ['--config', 'tests/engines/playwright.config.ts']);

/** Runs the browser tests that hold for any content over a site; left out: the repository's own. */
export const checkPages = (site?: string): Promise<Outcome> =>
  // Not named like the tests of HTML in Jest, which may run beside it and write a report, too.
  checkPlaywright('pages', ['--config', 'tests/invariants/playwright.config.ts'], site);

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

/** Names a report by what is tested, and where. */
const nameOf = (project: string, site?: string) =>
  site ? `${project}-${path.basename(site)}` : project;

const withSkips = (outcome: Outcome, names: readonly string[]): Outcome =>
  judgeSkips(outcome, names, { ci: isCi(), list: acceptedSkips });

/** Removes the last run's report, so that it cannot be mistaken for this one's. */
function emptyReport(name: string): string {
  const file = path.join(projectRoot, 'reports', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
