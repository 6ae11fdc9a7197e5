import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countJest, countPlaywright, skippedByJest, skippedByPlaywright } from './reports';
import { temporaryFolder } from '../../packages/kit/testing/temporary-folder';

const folder = temporaryFolder();

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const healthy = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};
const oneFailure = { passed: 0, failed: 1, skipped: 0 };

test('tests that Jest ran, skipped and marked as todo', () => {
  expect(countJest(report(healthy), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
});

test('tests that Jest skipped or marked as todo are listed by name', () => {
  const assertionResults = [
    { fullName: 'nginx is not installed', status: 'pending' },
    { fullName: 'a page', status: 'passed' },
    { fullName: 'a thought', status: 'todo' },
  ];
  expect(skippedByJest(report({ ...healthy, testResults: [{ assertionResults }] }))).toEqual([
    'nginx is not installed',
    'a thought',
  ]);
  expect(skippedByJest(report('{'))).toEqual([]);
});

test('a test file that could not run is a failure in addition to the failed tests', () => {
  const file = report({ ...healthy, numFailedTests: 2, numRuntimeErrorTestSuites: 1 });
  expect(countJest(file, 1)).toEqual({ passed: 3, failed: 3, skipped: 2 });
});

test('a run that failed without a failed test is one failure', () => {
  expect(countJest(report(healthy), 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test.each(['{', { other: true }])('an empty report is one failure: %j', (content) => {
  expect(countJest(report(content), 1)).toEqual(oneFailure);
  expect(countPlaywright(report(content), 0)).toEqual(oneFailure);
});

test('a run without a report is one failure', () => {
  expect(countJest(path.join(folder, 'none.json'), 0)).toEqual(oneFailure);
});

test('a flaky browser test counts as failed', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(countPlaywright(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('tests that Playwright skipped are listed by file and title, including nested suites', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status }],
  });
  const file = report({
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 2 },
    suites: [
      {
        specs: [spec('a page', 'expected'), spec('a form', 'skipped')],
        suites: [{ specs: [spec('a link', 'skipped')] }],
      },
    ],
  });
  expect(skippedByPlaywright(file)).toEqual(['a.spec.ts: a form', 'a.spec.ts: a link']);
  expect(skippedByPlaywright(report('{'))).toEqual([]);
});
