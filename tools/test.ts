import { exec, execSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { z } from 'zod';
import { hasChromium, missingPackages, missingPrograms } from './programs';
import { run } from './run';
import { afterBuilds, besideBuilds, builds, isReached, last, type Step } from './test-steps';

type Count = { passed: number; failed: number; skipped: number };

const reports = {
  jest: z
    .object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int() })
    .transform((found) => [found.numPassedTests, found.numFailedTests, found.numPendingTests]),
  playwright: z
    .object({
      stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
    })
    .transform(({ stats }) => [stats.expected, stats.unexpected + stats.flaky, stats.skipped]),
};

/** Reads how many tests passed, failed and were skipped; a program that fails without a failed test counts as one. */
function countOf({ name, report }: Step, ok: boolean): Count {
  const file = `reports/${name}.json`;
  if (!report || !existsSync(file)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const [passed = 0, failed = 0, skipped = 0] = reports[report].parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return { passed, failed: ok ? 0 : Math.max(1, failed), skipped };
}

/** Runs a command of an installed package; the caller's language, mode and ports change no result. */
function execute({ name, command }: Step): Promise<{ isFailed: boolean; output: string }> {
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
  const { isFailed, output } = await execute(step);
  const count = countOf(step, !isFailed);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${isFailed ? '✗' : '✓'} ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
  if (isFailed) console.log(output);
  return count;
}

/** Runs steps one after the other. Lanes that share an iterator share its steps. */
async function runSteps(steps: Iterable<Step>): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await runStep(step));
  return counts;
}

/** Names what this machine lacks, with the command that gets it. Under CI each is a failure. */
function nameMissing(): Count[] {
  if (missingPrograms.length === 0) return [];
  const names = missingPrograms.map(({ name }) => name).join(', ');
  const outcome = process.env.CI ? 'which fails under CI' : 'so their tests are skipped';
  console.log(
    `Not on this machine, ${outcome}: ${names}. To install them on Debian or Ubuntu:\n  apt-get install --no-install-recommends ${missingPackages.join(' ')}`,
  );
  if (!hasChromium)
    console.log('Chromium alone, on any system:\n  npx playwright install chromium');
  return process.env.CI ? [{ passed: 0, failed: missingPrograms.length, skipped: 0 }] : [];
}

const git = (command: string) => execSync(`git ${command}`, { encoding: 'utf8' }).split('\n');

/** Returns the files that differ from main, new ones included. */
const changedFiles = () => {
  const [base = ''] = git('merge-base HEAD origin/main');
  return [
    ...git(`diff --name-only ${base}`),
    ...git('ls-files --others --exclude-standard'),
  ].filter((file) => file !== '');
};

/** Returns which steps to run: with `--changed` those that a change since main can reach, else all. */
function stepFilter(): (step: Step) => boolean {
  if (!process.argv.includes('--changed')) return () => true;
  const changed = changedFiles();
  return (step) => {
    const isWanted = isReached(step, changed);
    if (!isWanted)
      console.log(`– ${step.name}: left out, as nothing that it depends on differs from main.`);
    return isWanted;
  };
}

async function main(): Promise<void> {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports');
  const counts = nameMissing();
  const isWanted = stepFilter();
  const remaining = last.filter(isWanted).values();
  const built = runSteps(builds);
  const checked = runSteps(besideBuilds.filter(isWanted));
  const tested = built.then(() => runSteps(afterBuilds));
  const workers = [tested, Promise.all([built, checked])].map(async (earlier) => {
    await earlier;
    return runSteps(remaining);
  });
  counts.push(...(await Promise.all([built, checked, tested, ...workers])).flat());
  const sum = (kind: keyof Count) => counts.reduce((total, count) => total + count[kind], 0);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  const skipped = sum('skipped');
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
}

run(main);
