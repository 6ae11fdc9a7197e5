import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder';
import { readHistory } from './history';

const identity = ['-c', 'user.name=Jo', '-c', 'user.email=jo@acme.example'];

/** Commits all files of a repository, on a day of January 2025. */
function commit(folder: string, day: number) {
  const date = `2025-01-${day}T12:00:00Z`;
  const env = { PATH: process.env.PATH, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'Texts'],
  ]) {
    execFileSync('git', [...identity, ...args], { cwd: folder, env });
  }
}

let repository: string;
let content: string;
beforeEach(() => {
  repository = temporaryFolder();
  content = join(repository, 'content');
  writeFiles(content, { 'site.json': '1', 'faq/für-wen.mdx': '1' });
  commit(repository, 10);
  writeFiles(content, { 'site.json': '2' });
  commit(repository, 20);
});

const dates = {
  'site.json': new Date('2025-01-20T12:00Z'),
  'faq/für-wen.mdx': new Date('2025-01-10T12:00Z'),
};
const changedIn = (folder: string) => {
  const history = readHistory(folder);
  return history.known ? Object.fromEntries(history.changed) : history.reason;
};

test('a file has the date of its last commit, and none while it has changes', () => {
  expect(changedIn(content)).toEqual(dates);
  writeFiles(content, { 'site.json': '3' });
  expect(changedIn(content)).toEqual({ 'faq/für-wen.mdx': dates['faq/für-wen.mdx'] });
});

test('a hook of git that names another repository changes nothing', () => {
  jest.replaceProperty(process, 'env', { ...process.env, GIT_DIR: '/nowhere/.git' });
  expect(changedIn(content)).toEqual(dates);
  jest.restoreAllMocks();
});

test('a shallow clone has no dates', () => {
  const clone = temporaryFolder();
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${repository}`, clone]);
  expect(changedIn(join(clone, 'content'))).toContain('git fetch --unshallow');
});

test('a zip file that was unpacked within another repository has no dates', () => {
  writeFiles(repository, { 'unpacked/content/site.json': '1' });
  expect(changedIn(join(repository, 'unpacked/content'))).toBe('git has no commit of this folder');
});

test('a folder without a repository has no dates', () => {
  expect(changedIn(temporaryFolder())).toBe('git has no commit of this folder');
});
