import { differences, readManifest, writeManifest } from './manifest';

const sum = (digit: string) => digit.repeat(64);
const before = new Map([
  ['/a.html', sum('a')],
  ['/b.html', sum('b')],
  ['/c d.html', sum('c')],
]);

test('reads a manifest back unchanged', () => {
  expect(readManifest(writeManifest(before))).toEqual(before);
});

test('lists differences between two sites by file', () => {
  const after = new Map([
    ['/a.html', sum('a')],
    ['/b.html', sum('0')],
    ['/d.html', sum('d')],
  ]);
  expect(differences(before, after)).toEqual([
    '/b.html has other content',
    '/c d.html is gone',
    '/d.html is new',
  ]);
});
