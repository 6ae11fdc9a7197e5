import path from 'node:path';
import { cardChanges, changesComment, pageChanges } from './changes';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';

const folder = temporaryFolder();

function site(name: string, files: Record<string, string>): string {
  writeFiles(path.join(folder, name), files);
  return path.join(folder, name);
}
const page = (words: string, more = '') =>
  `<title>Page</title><body><script src="/app-${'a1'.repeat(5)}.js"></script>${more}<p>${words}</p>`;
const before = site('before', {
  'index.html': page('one two three'),
  'about/index.html': page('the same'),
  'gone/index.html': page('soon gone'),
  'look/index.html': page('the same'),
  'og/home-0123456789ab.png': '1',
  'og/about-0123456789ab.png': '1',
});
const after = site('after', {
  'index.html': page('one two four five'),
  'about/index.html': page('the same').replace('a1a1', 'b2b2'),
  'new/index.html': page('new'),
  'look/index.html': page('the same', '<hr>'),
  'og/home-ba9876543210.png': '2',
  'og/about-0123456789ab.png': '1',
});

test('lists a page with what changed for visitors, but not if only file names changed', () => {
  expect(pageChanges(before, after)).toEqual([
    { address: '/', what: '2 words new, 1 gone' },
    { address: '/gone/', what: 'gone' },
    { address: '/look/', what: 'looks or data' },
    { address: '/new/', what: 'new' },
  ]);
});

test('lists a card if its picture has changed', () => {
  expect(cardChanges(before, after)).toEqual([
    { page: 'home', before: '/og/home-0123456789ab.png', after: '/og/home-ba9876543210.png' },
  ]);
});

test('the comment says when nothing changes', () => {
  expect(changesComment([], [])).toContain('No page changes.');
  expect(changesComment(pageChanges(before, after), cardChanges(before, after))).toContain(
    '- `/`: 2 words new, 1 gone\n',
  );
});
