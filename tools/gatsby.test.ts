import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheOwner } from '../src/gatsby/environment';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { writeFiles } from '../tests/support/write-files';
import { dropMovedCache, heapLimit, reserve } from './gatsby';

test('two builds can’t work in one folder; what a killed build leaves prevents none', () => {
  const folder = temporaryFolder();
  const running = process.ppid;
  // No process has so high a number.
  writeFiles(folder, { '.builds-under-way/2147483647': '' });
  const free = reserve(folder);
  writeFiles(folder, { [`.builds-under-way/${running}`]: '' });
  expect(() => reserve(folder)).toThrow(`in process ${running}. Wait for its end`);
  free();
  rmSync(join(folder, '.builds-under-way', String(running)));
  expect(() => reserve(folder)).not.toThrow();
});

test('a build frees its folder when its process ends, however it ends', () => {
  const folder = temporaryFolder();
  const program = `require('./tools/gatsby').reserve(${JSON.stringify(folder)}); process.exit(143)`;
  spawnSync(process.execPath, ['--import', 'tsx', '-e', program]);
  expect(readdirSync(join(folder, '.builds-under-way'))).toEqual([]);
});

test.each([
  ['the folder has another name', () => '/the/old/name\n'],
  [
    'another public/ is in its place',
    (folder: string) => {
      const owner = cacheOwner(folder);
      renameSync(join(folder, 'public'), join(folder, 'replaced'));
      writeFiles(folder, { 'public/index.html': 'Another' });
      return owner;
    },
  ],
])('the cache of a folder is dropped once %s', (_change, ownerBefore) => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'public/index.html': '', '.cache/folder': '' });
  writeFiles(folder, { '.cache/folder': cacheOwner(folder) });
  dropMovedCache(folder);
  expect(existsSync(join(folder, '.cache'))).toBe(true);
  writeFiles(folder, { '.cache/folder': ownerBefore(folder) });
  dropMovedCache(folder);
  expect(existsSync(join(folder, '.cache'))).toBe(false);
});

test.each([
  ['2 GB', 2 * 2 ** 30, 1024],
  ['24 GB', 24 * 2 ** 30, 1800],
])('on a machine with %s the heap gets at most a part of it', (_size, memory, limit) => {
  expect(heapLimit(memory)).toBe(limit);
});
