import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keepMapsApart } from './source-maps';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';

let folder: string;
const site = () => join(folder, 'public');
const maps = () => join(folder, 'maps');
beforeEach(() => {
  folder = temporaryFolder();
  writeFiles(site(), { 'app-1.js': '', 'app-1.js.map': '' });
  writeFiles(maps(), { 'app-0.js.map': '' });
});
afterEach(() => {
  delete process.env.GATSBY_SOURCE_MAPS;
});

test('does not publish maps, and keeps those of this build apart', () => {
  keepMapsApart(site(), maps());
  expect(readdirSync(site())).toEqual(['app-1.js']);
  expect(readdirSync(maps())).toEqual(['app-1.js.map']);
});

test('publishes maps if the owner sets it', () => {
  process.env.GATSBY_SOURCE_MAPS = 'true';
  keepMapsApart(site(), maps());
  expect(readdirSync(site())).toEqual(['app-1.js', 'app-1.js.map']);
});
