import { execFileSync } from 'node:child_process';
import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { outputStamp, sourceStamp } from './build-stamp';
import { temporaryFolder, writeFiles } from '../kit/testing/temporary-folder';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  writeFiles(root, {
    'src/pages/home.tsx': 'home',
    'content/site.json': '{}',
    'gatsby-config.ts': 'config',
    'package-lock.json': '{}',
  });
});

const write = (name: string, content: string) => writeFiles(root, { [name]: content });

function changes(name: string, content: string, env: Record<string, string> = {}): boolean {
  const before = sourceStamp(root, {});
  write(name, content);
  return sourceStamp(root, env) !== before;
}

test.each([
  ['content/site.json', '{"a":1}'],
  ['content/new.mdx', ''],
  ['src/pages/home.tsx', 'away'],
  ['static/robots.txt', 'x'],
  ['gatsby-ssr.tsx', 'x'],
  ['package-lock.json', '{ }'],
  ['tsconfig.json', '{}'],
])('a change of %s needs a build', (name, content) => {
  expect(changes(name, content)).toBe(true);
});

test.each(['README.md', 'tools/x.ts', 'src/pages/home.test.tsx', 'src/gatsby-types.d.ts'])(
  'a change of %s needs none',
  (name) => expect(changes(name, 'x')).toBe(false),
);

test('the name of a file counts as much as its content', () => {
  write('src/a.ts', 'bc');
  const before = sourceStamp(root, {});
  rmSync(path.join(root, 'src/a.ts'));
  write('src/ab.ts', 'c');
  expect(sourceStamp(root, {})).not.toBe(before);
});

test('file times do not count', () => {
  const before = sourceStamp(root, {});
  utimesSync(path.join(root, 'content/site.json'), 1, 1);
  expect(sourceStamp(root, {})).toBe(before);
});

test('committing a content file needs a build, because the sitemap has its time', () => {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@site.invalid', '-C', root, ...args],
      { stdio: 'ignore' },
    );
  git('init');
  git('add', '--all');
  git('commit', '--message', 'First');
  write('content/site.json', '{"a":1}');
  const edited = sourceStamp(root, {});
  expect(sourceStamp(root, {})).toBe(edited);
  git('commit', '--all', '--message', 'Second');
  expect(sourceStamp(root, {})).not.toBe(edited);
});

test('only variables that Gatsby puts into the pages count', () => {
  expect(changes('gatsby-config.ts', 'config', { GATSBY_EMAILJS_ORIGIN: 'x' })).toBe(true);
  expect(changes('gatsby-config.ts', 'config', { HOME: 'x' })).toBe(false);
});

test('an output is recognised until another build writes it', () => {
  expect(outputStamp(path.join(root, 'src'))).toBeNull();
  write('public/index.html', 'home');
  write('public/app-1.js', '1');
  const folder = path.join(root, 'public');
  const before = outputStamp(folder);
  expect(outputStamp(folder)).toBe(before);
  utimesSync(path.join(folder, 'app-1.js'), 1, 1);
  expect(outputStamp(folder)).not.toBe(before);
});
