import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortenFiles } from './shorten-addresses';

const original = '09a208da5198aadc93dac3aaddeba556';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (...path: string[]) => {
  mkdirSync(join(folder, 'static', ...path.slice(0, -1)), { recursive: true });
  writeFileSync(join(folder, 'static', ...path), '');
};

test('pictures get short addresses, every other file keeps its own, and a second run changes nothing', () => {
  write(original, 'b4193', 'tangle-dark.webp');
  write(original, 'b4193', 'tangle-dark.avif');
  write(original, '6ee1a', 'tangle-dark.jpg');
  write('instrument-sans-09a208da51.woff2');
  write('placeholder.svg');
  const expected = [
    'instrument-sans-09a208da51.woff2',
    'placeholder.svg',
    'tangle-dark-09a208da6ee1a.jpg',
    'tangle-dark-09a208dab4193.avif',
    'tangle-dark-09a208dab4193.webp',
  ];
  shortenFiles(folder);
  expect(readdirSync(join(folder, 'static')).sort()).toEqual(expected);
  shortenFiles(folder);
  expect(readdirSync(join(folder, 'static')).sort()).toEqual(expected);
});
