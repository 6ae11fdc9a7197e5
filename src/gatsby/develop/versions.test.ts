import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { writeFiles } from '../../../tests/support/write-files';
import { versionsIn } from './versions';

const project = temporaryFolder();
const folder = join(project, 'content');
const file = join(folder, 'faq/why.mdx');
const git = (...args: string[]) =>
  execFileSync('git', ['-C', project, '-c', 'user.name=Ana', '-c', 'user.email=a@b.c', ...args]);
const write = (question: string) =>
  writeFiles(folder, { 'faq/why.mdx': `---\nquestion: ${question}\n---\n\nSo.\n` });

test('what was committed, replaced or deleted can be brought back', () => {
  git('init', '-q');
  write('One?');
  git('add', '.');
  git('commit', '-qm', 'One');
  const { keep, list, bringBack } = versionsIn(folder);
  const lines = (path: string) => list(path).map(({ when, line }) => `${when}: ${line}`);
  keep();
  expect(list(file)).toEqual([]);
  for (const question of ['Two?', 'Three?']) {
    write(question);
    keep();
  }
  const saved = expect.stringMatching(/^Until .*: question: Two\?$/);
  const versions = [saved, expect.stringMatching(/^Until .*: question: One\?$/)];
  expect(lines(file)).toEqual(versions);
  bringBack(file, list(file)[1]?.id ?? '');
  expect(readFileSync(file, 'utf8')).toContain('One?');

  rmSync(file);
  keep();
  expect(list(join(folder, 'faq'))).toEqual([
    expect.objectContaining({ file: 'content/faq/why.mdx', line: 'question: One?' }),
  ]);
  expect(lines(join(folder, 'plans'))).toEqual([]);
  bringBack(file, list(join(folder, 'faq'))[0]?.id ?? '');
  expect(readFileSync(file, 'utf8')).toContain('One?');
});

test('without a run that saw a change, git knows', () => {
  write('Four?');
  const { list } = versionsIn(folder);
  expect(list(file)).toEqual([
    { file: 'content/faq/why.mdx', id: expect.any(String), when: expect.stringMatching(/^Ana, \d+ seconds? ago$/), line: 'question: One?' },
  ]); // prettier-ignore
  rmSync(file);
  expect(list(join(folder, 'faq'))).toHaveLength(1);
});
