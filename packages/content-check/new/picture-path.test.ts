import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { picturePath } from './picture-path';

let folder: string;
let picture: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-picture-')));
  mkdirSync(join(folder, 'My Pictures'));
  picture = join(folder, "My Pictures/Jo's (best) face.png");
  writeFileSync(picture, '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const escaped = (path: string) => path.replace(/[ '()]/g, String.raw`\$&`);

test.each<[string, () => string]>([
  ['as it is', () => picture],
  ['with a space after it', () => `${picture} `],
  ['in double quotes', () => `"${picture}"`],
  ['in single quotes', () => `'${picture.replaceAll("'", String.raw`'\''`)}'`],
  ['in single quotes that are not escaped', () => `'${picture}'`],
  ['with backslashes', () => escaped(picture)],
  ['as an address', () => pathToFileURL(picture).href],
  ['from the home folder', () => `~/${relative(homedir(), picture)}`],
  ['from the home folder with backslashes', () => `~/${escaped(relative(homedir(), picture))}`],
  ['from another folder', () => "My Pictures/Jo's (best) face.png"],
])('a picture is found by its path %s', (_how, path) => {
  expect(picturePath(path(), ['/', folder])).toBe(picture);
});

test.each(['', ' ', '~', 'face.png', 'My Pictures', 'file://', '"'])(
  '"%s" is no picture',
  (path) => {
    expect(picturePath(path, [folder])).toBeUndefined();
  },
);
