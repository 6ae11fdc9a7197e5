import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { exec } from 'node:child_process';
import { delimiter } from 'node:path';
import { z } from 'zod';

/** A command of `npm test`. Without a report it counts as one check. */
type Step = { name: string; command: string; report?: 'jest' | 'playwright' };
type Count = { passed: number; failed: number };

const build = (site: string): Step => ({
  name: `build of the ${site} site`,
  command: `node --import tsx tests/support/build-site.ts ${site}`,
});
const jest = (project: string): Step => ({
  name: project,
  command: `jest --selectProjects ${project} --json --outputFile=reports/${project}.json`,
  report: 'jest',
});
const playwright = (name: string, config: string): Step => ({
  name,
  command: `playwright test --config ${config} --reporter=list,json`,
  report: 'playwright',
});
const check = (name: string, command: string): Step => ({ name, command });

/** Each stage has two lanes, for two cores; the next stage starts when both have ended. */
const stages: readonly (readonly [readonly Step[], readonly Step[]])[] = [
  [
    [build('specified'), build('edited')],
    [
      check('content', 'node --import tsx tools/content.ts'),
      jest('units'),
      check('format', 'prettier --check .'),
      check('lint of tests and tools', 'eslint . --ignore-pattern src'),
    ],
  ],
  [
    // The build has written the types of the queries, which "types" and the lint of src need.
    [check('types', 'tsc --noEmit'), playwright('e2e', 'playwright.config.ts')],
    [check('lint of src', 'eslint src'), jest('html'), jest('engines')],
  ],
];

const jestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Reads how many tests passed and failed; a program that fails without a failed test counts as one. */
function countOf({ name, report }: Step, ok: boolean): Count {
  const file = `reports/${name}.json`;
  if (!report || !existsSync(file)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (report === 'jest') {
    const { numPassedTests, numFailedTests } = jestReport.parse(json);
    return { passed: numPassedTests, failed: ok ? 0 : Math.max(1, numFailedTests) };
  }
  const { expected, unexpected, flaky } = playwrightReport.parse(json).stats;
  return { passed: expected, failed: ok ? 0 : Math.max(1, unexpected + flaky) };
}

/** Runs a command of an installed package; the caller's language, mode and ports change no result. */
function run({ name, command }: Step): Promise<{ isFailed: boolean; output: string }> {
  const { NODE_ENV: _mode, PORT: _port, INBOX_PORT: _inboxPort, ...kept } = process.env;
  const env = {
    ...kept,
    PATH: `node_modules/.bin${delimiter}${kept.PATH ?? ''}`,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    PLAYWRIGHT_JSON_OUTPUT_FILE: `reports/${name}.json`,
  };
  return new Promise((resolve) => {
    exec(command, { env, maxBuffer: 2 ** 28 }, (error, stdout, stderr) =>
      resolve({ isFailed: error !== null, output: stdout + stderr }),
    );
  });
}

async function runStep(step: Step): Promise<Count> {
  console.log(`… ${step.name}`);
  const started = Date.now();
  const { isFailed, output } = await run(step);
  const count = countOf(step, !isFailed);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${isFailed ? '✗' : '✓'} ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
  if (isFailed) console.log(output);
  return count;
}

async function runLane(steps: readonly Step[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await runStep(step));
  return counts;
}

async function main(): Promise<void> {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports');
  const counts: Count[] = [];
  for (const lanes of stages) {
    counts.push(...(await Promise.all(lanes.map(runLane))).flat());
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

void main();
