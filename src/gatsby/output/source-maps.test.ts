import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepMapsApart } from './source-maps';

let folder: string;
const site = () => join(folder, 'public');
const maps = () => join(folder, 'maps');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-maps-'));
  mkdirSync(site());
  mkdirSync(maps());
  for (const name of ['app-1.js', 'app-1.js.map']) writeFileSync(join(site(), name), '');
  writeFileSync(join(maps(), 'app-0.js.map'), '');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
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
