import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lostPages, readRedirects, redirectProblems } from './redirects';
import { openFolder } from '../content-folder';
import { formatProblem } from '../problem';
import { indexSite } from '../site-index';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-redirects-'));
  mkdirSync(join(folder, 'pages'));
  for (const page of ['home', 'about', 'press']) write(`pages/${page}.mdx`, page);
  writeRedirects([]);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const writeRedirects = (items: object[], gone: string[] = []) =>
  write('redirects.json', JSON.stringify({ items, gone }, null, 2));

const problems = () => lostPages(folder, indexSite(openFolder(folder))).map(formatProblem);

function commitAll(): void {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@site.invalid'];
  for (const args of [['init'], ['add', '--all'], [...person, 'commit', '--message', 'All']]) {
    execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  }
}

test('a redirect may lead to a file to download that is there', () => {
  writeRedirects([{ from: '/kit.pdf', to: '/downloads/kit.pdf' }]);
  const faults = (downloads: string[]) =>
    redirectProblems(indexSite({ ...openFolder(folder), downloads })).map(({ rule }) => rule);
  expect(faults(['kit.pdf'])).toEqual([]);
  expect(faults(['prices.pdf'])).toEqual(['redirect']);
});

test('reports a page that is gone, until its address is accounted for', () => {
  commitAll();
  expect(problems()).toEqual([]);
  rmSync(join(folder, 'pages/press.mdx'));
  expect(problems()).toEqual([
    'content/redirects.json:2:12  The page "/press/" is gone. Add { "from": "/press/", "to": … }, or list it under "gone"',
  ]);
  writeRedirects([{ from: '/press', to: '/about/' }]);
  expect(problems()).toEqual([]);
  writeRedirects([], ['/press/']);
  expect(problems()).toEqual([]);
});

test('reports a page that moved without a redirect', () => {
  commitAll();
  rmSync(join(folder, 'pages/press.mdx'));
  write('pages/media.mdx', 'press');
  commitAll();
  expect(problems()).toHaveLength(1);
  writeRedirects([{ from: '/press/', to: '/media/' }]);
  expect(problems()).toEqual([]);
});

test('reports a published page that becomes a draft, and no page that always was one', () => {
  write('pages/news.mdx', '---\ndraft: true\n---\n');
  commitAll();
  write('pages/press.mdx', '---\ndraft: true\n---\n');
  const sentence =
    'content/pages/press.mdx:2:8  This page was published before, and visitors of "/press/" will find nothing. Add a redirect to redirects.json';
  expect(problems()).toEqual([sentence]);
  commitAll();
  expect(problems()).toEqual([sentence]);
  rmSync(join(folder, 'pages/news.mdx'));
  expect(problems()).toEqual([sentence]);
  writeRedirects([{ from: '/press/', to: '/about/' }]);
  expect(problems()).toEqual([]);
});

test('a page that was only ever a sample may go without a redirect', () => {
  write('pages/privacy.mdx', '---\nsample: true\n---\n');
  commitAll();
  rmSync(join(folder, 'pages/privacy.mdx'));
  expect(problems()).toEqual([]);
  write('pages/privacy.mdx', '---\nsample: false\n---\n');
  commitAll();
  rmSync(join(folder, 'pages/privacy.mdx'));
  expect(problems()).toHaveLength(1);
});

test('without a history nothing is known of pages of the past', () => {
  rmSync(join(folder, 'pages/press.mdx'));
  expect(problems()).toEqual([]);
});

test('reads redirects with their tokens filled in; a folder without them has none', () => {
  rmSync(join(folder, 'redirects.json'));
  expect(readRedirects(folder)).toEqual({ items: [], gone: [] });
  write('site.json', '{ "schedulingPage": "https://calendar.acme.example/" }');
  writeRedirects([{ from: '/call/', to: '{schedulingPage}' }]);
  expect(readRedirects(folder).items).toEqual([
    { from: '/call/', to: 'https://calendar.acme.example/' },
  ]);
});
