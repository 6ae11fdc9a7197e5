import { accessSync, chmodSync, constants, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cleanEnvironment, isCi } from './environment';
import { temporaryFolder } from './testing/temporary-folder';

let home: string;
beforeEach(() => {
  home = temporaryFolder();
});

test('started programs do not inherit port, mode, language or time zone', () => {
  const strange = {
    PORT: '8100',
    INBOX_PORT: '8125',
    NODE_ENV: 'production',
    LANG: 'de_DE.UTF-8',
    LANGUAGE: 'de',
    LC_ALL: 'de_DE.UTF-8',
    LC_COLLATE: 'de_DE.UTF-8',
    TZ: 'Pacific/Auckland',
  };
  expect(
    cleanEnvironment({ HOME: home, PATH: '/bin', GATSBY_PREVIEW: 'true', ...strange }),
  ).toEqual({
    HOME: home,
    PATH: '/bin',
    GATSBY_PREVIEW: 'true',
    LANG: 'C.UTF-8',
    TZ: 'UTC',
  });
});

test('a writable home folder is kept, with its subfolders', () => {
  const own = { HOME: home, XDG_CACHE_HOME: path.join(home, 'cache') };
  expect(cleanEnvironment(own)).toMatchObject(own);
});

test.each([
  ['missing', () => path.join(home, 'missing')],
  [
    'a file',
    () => {
      writeFileSync(path.join(home, 'file'), '');
      chmodSync(path.join(home, 'file'), 0o777);
      return path.join(home, 'file');
    },
  ],
])('a home folder that is %s is replaced by a writable one', (_name, makeHome) => {
  const { HOME = '', ...rest } = cleanEnvironment({ HOME: makeHome(), XDG_CONFIG_HOME: '/etc' });
  expect(() => accessSync(HOME, constants.W_OK)).not.toThrow();
  expect(rest).not.toHaveProperty('XDG_CONFIG_HOME');
});

test.each([
  ['true', true],
  ['1', true],
  ['woodpecker', true],
  ['', false],
  ['0', false],
  ['false', false],
  [undefined, false],
])('CI=%s means an unattended machine: %s', (CI, expected) => {
  expect(isCi({ CI })).toBe(expected);
});
