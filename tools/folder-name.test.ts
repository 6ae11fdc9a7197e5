import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../tests/support/temporary-folder';
import { dropMovedCache, folderFault } from './folder-name.mjs';

test.each([
  '/srv/throughline',
  '/srv/My sites/throughline-main_2',
  'C:\\Users\\Jö\\site',
  '/srv/R&D $x;y+z,w@v=u~t',
])('the build works in %s', (folder) => {
  expect(folderFault(folder)).toBeUndefined();
});

test.each([
  ["/srv/Jo's sites/throughline", "'"],
  ['/srv/throughline-main (1)', '('],
  ...'[]{}#%!?*'.split('').map((sign) => [`/srv/a${sign}b/site`, sign]),
])('in %s, %s is named in a sentence', (folder, sign) => {
  expect(folderFault(folder)).toContain(`contains ${sign}, with which the build can't work`);
});

test('the cache of another folder is dropped, and that of this one is kept', () => {
  const folder = temporaryFolder();
  const remains = (owner: string) => {
    writeFiles(folder, { '.cache/folder': owner, '.cache/data/a': '' });
    dropMovedCache(folder);
    return existsSync(join(folder, '.cache/data/a'));
  };
  expect([remains(folder), remains('/srv/earlier')]).toEqual([true, false]);
});
