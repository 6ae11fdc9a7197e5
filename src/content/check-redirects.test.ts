import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRedirects, redirectProblems } from './check-redirects';
import { formatProblem } from './problem';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-redirects-'));
  mkdirSync(join(folder, 'pages'));
  for (const page of ['home', 'about', 'press']) write(`pages/${page}.mdx`, page);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const writeRedirects = (items: object[], gone: string[] = []) =>
  write('redirects.json', JSON.stringify({ items, gone }, null, 2));

const problems = (...pages: string[]) =>
  redirectProblems(
    folder,
    pages.map((page) => `pages/${page}.mdx`),
  ).map(formatProblem);

function commitAll(): void {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@site.invalid'];
  for (const args of [['init'], ['add', '--all'], [...person, 'commit', '--message', 'All']]) {
    execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  }
}

test('a wrong redirect is told at its line and column', () => {
  writeRedirects([{ from: '/pricing/', to: '/services/' }]);
  expect(problems('home', 'about', 'press')).toEqual([
    'content/redirects.json:5:13  no page "/services/": name one that is there',
  ]);
});

test('a page that was committed and is deleted stops the build, until its address is accounted for', () => {
  writeRedirects([]);
  commitAll();
  expect(problems('home', 'about', 'press')).toEqual([]);
  rmSync(join(folder, 'pages/press.mdx'));
  expect(problems('home', 'about')).toEqual([
    expect.stringMatching(/^content\/redirects\.json:2:12 {2}"\/press\/" was a page and is gone: /),
  ]);
  writeRedirects([{ from: '/press/', to: '/about/' }]);
  expect(problems('home', 'about')).toEqual([]);
  writeRedirects([], ['/press/']);
  expect(problems('home', 'about')).toEqual([]);
});

test('a page that moves needs a redirect from its old address to its new one', () => {
  writeRedirects([]);
  commitAll();
  rmSync(join(folder, 'pages/press.mdx'));
  write('pages/media.mdx', 'press');
  commitAll();
  expect(problems('home', 'about', 'media')).toHaveLength(1);
  writeRedirects([{ from: '/press/', to: '/media/' }]);
  expect(problems('home', 'about', 'media')).toEqual([]);
});

test('without a history nothing is known of pages of the past', () => {
  writeRedirects([]);
  rmSync(join(folder, 'pages/press.mdx'));
  expect(problems('home', 'about')).toEqual([]);
});

test('redirects are read with their tokens filled in; a folder without them has none', () => {
  expect(readRedirects(folder)).toEqual({ items: [], gone: [] });
  write('site.json', '{ "schedulingPage": "https://calendar.acme.example/" }');
  writeRedirects([{ from: '/call/', to: '{schedulingPage}' }]);
  expect(readRedirects(folder).items).toEqual([
    { from: '/call/', to: 'https://calendar.acme.example/' },
  ]);
});
