import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readHistory } from './history';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'throughline-history-'));
  folder = join(root, 'content');
  mkdirSync(join(folder, 'pages'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function git(date: string, ...args: string[]): void {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@site.invalid'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' };
  execFileSync('git', [...person, ...args], { cwd: root, env, stdio: 'ignore' });
}

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

function commit(date: string): void {
  git(date, 'add', '--all');
  git(date, 'commit', '--message', 'A change');
}

/** `site.json` changes twice, `pages/press.mdx` moves to `pages/media.mdx`. */
function makeHistory(): void {
  git('', 'init');
  write('site.json', '1');
  write('pages/press.mdx', 'About us\n'.repeat(20));
  commit('2025-01-01T10:00:00+01:00');
  write('site.json', '2');
  commit('2025-02-01T00:00:00Z');
  rmSync(join(folder, 'pages/press.mdx'));
  write('pages/media.mdx', 'About us\n'.repeat(20));
  commit('2025-03-01T00:00:00Z');
}

test('every file has the time of its last commit, and files that are gone are listed', () => {
  makeHistory();
  expect(readHistory(folder)).toEqual({
    known: true,
    changed: new Map([
      ['site.json', new Date('2025-02-01T00:00:00Z')],
      ['pages/press.mdx', new Date('2025-03-01T00:00:00Z')],
      ['pages/media.mdx', new Date('2025-03-01T00:00:00Z')],
    ]),
    removed: ['pages/press.mdx'],
  });
});

test('a file with changes that are not committed has no time, a new one neither', () => {
  makeHistory();
  write('site.json', '3');
  write('steps.json', '1');
  const history = readHistory(folder);
  const files = history.known ? [...history.changed.keys()] : [];
  expect(files).not.toContain('site.json');
  expect(files).not.toContain('steps.json');
  expect(files).toContain('pages/media.mdx');
});

test('a file that is deleted and not yet committed is gone', () => {
  makeHistory();
  rmSync(join(folder, 'pages/media.mdx'));
  expect(readHistory(folder)).toMatchObject({ removed: ['pages/media.mdx', 'pages/press.mdx'] });
});

test('a shallow clone does not pretend to know', () => {
  makeHistory();
  const clone = join(root, 'clone');
  git('', 'clone', '--depth', '1', pathToFileURL(root).href, clone);
  expect(readHistory(join(clone, 'content'))).toEqual({
    known: false,
    reason: 'this is a shallow clone: fetch it with its whole history',
  });
});

test('outside of git, and before the first commit, the reason is given', () => {
  expect(readHistory(folder)).toEqual({
    known: false,
    reason: expect.stringContaining('not a git repository'),
  });
  git('', 'init');
  expect(readHistory(folder)).toMatchObject({ known: false, reason: expect.stringMatching(/\S/) });
});

test('a folder that is not there has no history', () => {
  expect(readHistory(join(root, 'nowhere'))).toMatchObject({ known: false });
});
