import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite } from '../check';
import { formatProblem, type Problem } from '../problem';
import { mended } from './mended';
import { rightSite, today } from './right-site';
import { folderOf, textIn, type Files } from './site-in-memory';
import { readTable } from './table';

beforeAll(() => jest.useFakeTimers({ now: today, doNotFake: ['performance'] }));

const folder = 'packages/content-check/mistakes';
const mistakes = readdirSync(folder)
  .filter((name) => name.endsWith('.yml'))
  .flatMap((name) => readTable(join(folder, name)));

/** Two spaces keep the place apart from the sentence; one is enough in a table. */
const sentences = (problems: readonly Problem[]) =>
  problems.map((problem) => `${formatProblem(problem).replace('  ', ' ')} [${problem.rule}]`);

const said = (files: Files) => sentences(checkSite(folderOf(files)));

test('the right site has no problems', () => {
  expect(said(rightSite)).toEqual([]);
});

test('the right site has none with the line ends of Windows', () => {
  const windows = [...rightSite].map(([name, file]): [string, string | Uint8Array] => [
    name,
    typeof file === 'string' ? file.replaceAll('\n', '\r\n') : file,
  ]);
  expect(said(new Map(windows))).toEqual([]);
});

test('every mistake has a name of its own', () => {
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
  expect(mistakes.length).toBeGreaterThanOrEqual(500);
});

test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('%s', (_name, mistake) => {
  const { file, wrong, says, fixed } = mistake;
  const problems = checkSite(folderOf(wrong));
  expect(sentences(problems)).toEqual(says);

  // Without `fixed`, --fix leaves the file to the writer.
  const after = mended(wrong, problems);
  expect(after.refused).toEqual([]);
  expect(textIn(after.files, file)).toBe(textIn(fixed ?? wrong, file));
  if (fixed) expect(said(after.files)).toEqual([]);
});
