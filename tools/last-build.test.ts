import { rmSync } from 'node:fs';
import { chdir, cwd } from 'node:process';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { writeFiles } from '../tests/support/write-files';
import { digestOfInputs } from './last-build';

const files = {
  'content/site.json': '{ "timeZone": "UTC" }',
  'src/page.tsx': 'export {}',
  'package-lock.json': '{}',
  '.env.production': 'A=1',
};
const root = cwd();
beforeAll(() => {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  chdir(folder);
  jest.useFakeTimers({ now: new Date('2026-03-31T12:00:00Z') });
});
afterAll(() => chdir(root));

test('every change of a file, new or removed ones included, makes another digest', () => {
  const seen = [digestOfInputs({})];
  for (const name of [...Object.keys(files), 'static/new.txt']) {
    writeFiles('.', { [name]: '{"changed": true}' });
    seen.push(digestOfInputs({}));
  }
  rmSync('static/new.txt');
  seen.push(digestOfInputs({}));
  // The last one is that before the new file.
  expect(new Set(seen).size).toBe(seen.length - 1);
});

test('what a build writes changes no digest', () => {
  const before = digestOfInputs({});
  writeFiles('.', { 'src/gatsby-types.d.ts': '', 'public/index.html': '', 'reports/build.log': '' });
  expect(digestOfInputs({})).toBe(before);
});

test('other settings and another day have other digests', () => {
  const before = digestOfInputs({});
  expect(digestOfInputs({ GATSBY_PREVIEW: 'drafts' })).not.toBe(before);
  expect(digestOfInputs({ HOME: '/elsewhere' })).toBe(before);
  jest.setSystemTime(new Date('2026-04-01T12:00:00Z'));
  expect(digestOfInputs({})).not.toBe(before);
});
