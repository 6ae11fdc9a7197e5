import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { execaCommand } from 'execa';
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
    [check('content', 'node --import tsx tools/content.ts'), jest('units')],
  ],
  [
    // The build has written the types of the queries, which types and lint need.
    [check('types', 'tsc --noEmit'), playwright('e2e', 'playwright.config.ts')],
    [
      check('lint', 'eslint .'),
      check('format', 'prettier --check .'),
      jest('html'),
      jest('engines'),
    ],
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

async function runStep(step: Step): Promise<Count> {
  console.log(`… ${step.name}`);
  const started = Date.now();
  const { failed: isFailed, all } = await execaCommand(step.command, {
    preferLocal: true,
    reject: false,
    all: true,
    // The caller's language, time zone, mode and ports must not change a result.
    env: {
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      NODE_ENV: undefined,
      PORT: undefined,
      INBOX_PORT: undefined,
      PLAYWRIGHT_JSON_OUTPUT_FILE: `reports/${step.name}.json`,
    },
  });
  const count = countOf(step, !isFailed);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${isFailed ? '✗' : '✓'} ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
  if (isFailed) console.log(all);
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
