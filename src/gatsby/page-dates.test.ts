import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { files as programs } from '../../tools/programs';
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder';
import { pageDates, readHistory } from './page-dates';

const identity = ['-c', 'user.name=Jo', '-c', 'user.email=jo@acme.example'];

/** Commits all files of a repository, on a day of January 2025. */
function commit(folder: string, day: number) {
  const date = `2025-01-${day}T12:00:00Z`;
  const env = { PATH: process.env.PATH, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  for (const args of ['init -q', 'add .', 'commit -qm Texts']) {
    execFileSync('git', [...identity, ...args.split(' ')], { cwd: folder, env });
  }
}

/** A test with a repository; skipped without git. */
const testRepository = programs.git ? test : test.skip;

let repository: string;
let content: string;
beforeEach(() => {
  if (!programs.git) return;
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

testRepository('a file has the date of its last commit, and none while it has changes', () => {
  // A hook of git names the repository that it belongs to.
  jest.replaceProperty(process, 'env', { ...process.env, GIT_DIR: '/nowhere/.git' });
  expect(changedIn(content)).toEqual(dates);
  jest.restoreAllMocks();
  writeFiles(content, { 'site.json': '3' });
  expect(changedIn(content)).toEqual({ 'faq/für-wen.mdx': dates['faq/für-wen.mdx'] });
});

testRepository('what keeps git from telling dates is named', () => {
  const clone = temporaryFolder();
  execFileSync('git', ['clone', '-q', '--depth=1', `file://${repository}`, clone]);
  expect(changedIn(join(clone, 'content'))).toContain('git fetch --unshallow');
  writeFiles(repository, { 'unpacked/content/site.json': '1' });
  expect(changedIn(join(repository, 'unpacked/content'))).toBe('git has no commit of this folder');
  expect(changedIn(temporaryFolder())).toMatch(/git says: .*not a git repository/);
  jest.replaceProperty(process, 'env', { ...process.env, PATH: '/nowhere' });
  expect(changedIn(content)).toContain('git does not run');
  jest.restoreAllMocks();
});

const day = (date: number) => new Date(Date.UTC(2025, 0, date));
const files = ['pages/home.mdx', 'pages/privacy.mdx', 'faq/why.mdx', 'values.json', 'layout.json'];

/** Returns the date of a page when one file is from the ninth, and all others are from the first. */
const dateOf = (slug: string, template: string, newest: string) =>
  pageDates({
    known: true,
    changed: new Map(files.map((file) => [file, day(file === newest ? 9 : 1)])),
  })({ slug, template });

test.each([
  ['its own file', 'home', 'home', 'pages/home.mdx', 9],
  ['a question that it lists', 'home', 'home', 'faq/why.mdx', 9],
  ['no list that its template does not show', 'privacy', 'page', 'faq/why.mdx', 1],
  ['neither header nor footer', 'home', 'home', 'layout.json', 1],
])('a page gets the date of %s', (_name, slug, template, file, date) => {
  expect(dateOf(slug, template, file)).toBe(`2025-01-0${date}T00:00:00Z`);
});

test('a page whose file is not committed has no date, nor has any page without a history', () => {
  expect(dateOf('new', 'page', 'values.json')).toBeNull();
  const page = { slug: 'home', template: 'home' };
  expect(pageDates({ known: false, reason: 'shallow' })(page)).toBeNull();
});
