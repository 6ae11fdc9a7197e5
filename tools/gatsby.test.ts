import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { writeFiles } from '../tests/support/write-files';
import { dropMovedCache, reserve } from './gatsby';

test('two builds can’t work in one folder; what a stopped build leaves prevents none', () => {
  const folder = temporaryFolder();
  const free = reserve(folder);
  expect(() => reserve(folder)).toThrow(`in process ${process.pid}. Wait for its end`);
  free();
  // No process has so high a number.
  writeFiles(folder, { '.build-under-way': '2147483647' });
  expect(() => reserve(folder)).not.toThrow();
});

test('the cache of a folder is dropped once the folder has another name', () => {
  const folder = temporaryFolder();
  writeFiles(folder, { '.cache/folder': folder });
  dropMovedCache(folder);
  expect(existsSync(join(folder, '.cache'))).toBe(true);
  writeFiles(folder, { '.cache/folder': '/the/old/name' });
  dropMovedCache(folder);
  expect(existsSync(join(folder, '.cache'))).toBe(false);
});
