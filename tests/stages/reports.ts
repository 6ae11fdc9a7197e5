import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Count } from './stage';

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  /** Test files that could not run at all, so that their tests are not counted. */
  numRuntimeErrorTestSuites: z.number(),
  testResults: z
    .array(
      z.object({
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    )
    .default([]),
});

type Suite = {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
};
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  suites: z.array(suite).default([]),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Returns the counts in Jest's JSON report; without one, its run counts as one failure. */
export function countJest(file: string, exitCode: number): Count {
  const report = jestReport.safeParse(readJson(file)).data;
  return withExitCode(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/**
 * Returns the names of the tests that Jest skipped: a name says why the test cannot run here, and
 * what to install.
 */
export const skippedByJest = (file: string): string[] =>
  (jestReport.safeParse(readJson(file)).data?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending' || status === 'todo')
    .map(({ fullName }) => fullName);

/** Returns the counts in Playwright's JSON report; without one, its run counts as one failure. */
export function countPlaywright(file: string, exitCode: number): Count {
  const stats = playwrightReport.safeParse(readJson(file)).data?.stats;
  return withExitCode(exitCode, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  });
}

/** Returns the tests that Playwright skipped, by file and title. */
export const skippedByPlaywright = (file: string): string[] =>
  (playwrightReport.safeParse(readJson(file)).data?.suites ?? [])
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map((spec) => `${spec.file}: ${spec.title}`);

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Counts a failure for a run that failed without a failed test, or that ran nothing. */
function withExitCode(exitCode: number, count: Count): Count {
  const silent = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null; // A truncated report is as useless as none.
  }
}
