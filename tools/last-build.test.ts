import { rmSync } from 'node:fs';
import { chdir, cwd } from 'node:process';
import { removeEarlierFiles } from '../src/gatsby/hosting/public-files';
import { temporaryFolder } from '../tests/support/temporary-folder';
import { writeFiles } from '../tests/support/write-files';
import type * as LastBuild from './last-build';

const files = {
  'content/site.json': '{ "timeZone": "UTC" }',
  'src/page.tsx': 'export {}',
  'package-lock.json': '{}',
  '.env.production': 'A=1',
};
const root = cwd();
let digestOfInputs: typeof LastBuild.digestOfInputs;
let forgetLastBuild: typeof LastBuild.forgetLastBuild;
let isLastBuild: typeof LastBuild.isLastBuild;
let noteLastBuild: typeof LastBuild.noteLastBuild;
beforeAll(async () => {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  chdir(folder);
  // It resolves the folders of the project once.
  ({ digestOfInputs, forgetLastBuild, isLastBuild, noteLastBuild } = await import('./last-build'));
  jest.useFakeTimers({ now: new Date('2026-03-31T12:00:00Z') });
});
afterAll(() => chdir(root));

test('a file that changes, comes or goes makes another digest', () => {
  const before = digestOfInputs({});
  for (const [name, text] of Object.entries(files)) {
    writeFiles('.', { [name]: `${text} ` });
    expect([name, digestOfInputs({})]).not.toEqual([name, before]);
    writeFiles('.', { [name]: text });
  }
  writeFiles('.', { 'static/new.txt': '', '.env/python': '' });
  expect(digestOfInputs({})).not.toBe(before);
  rmSync('static/new.txt');
  expect(digestOfInputs({})).toBe(before);
});

test('a build is the last one until something else writes into public/, or removes it', () => {
  const isLast = () => isLastBuild('digest');
  expect(isLast()).toBe(false);
  const others = [forgetLastBuild, () => removeEarlierFiles('public'), () => rmSync('public', { recursive: true })]; // prettier-ignore
  for (const write of others) {
    writeFiles('.', { 'public/index.html': '' });
    noteLastBuild('public', 'digest');
    expect([isLast(), isLastBuild('other')]).toEqual([true, false]);
    write();
    expect(isLast()).toBe(false);
  }
});

test('what a build writes changes no digest', () => {
  const before = digestOfInputs({});
  writeFiles('.', {
    'src/gatsby-types.d.ts': '',
    'public/index.html': '',
    'reports/build.log': '',
  });
  expect(digestOfInputs({})).toBe(before);
});

test('other settings and another day have other digests', () => {
  const before = digestOfInputs({});
  expect(digestOfInputs({ GATSBY_PREVIEW: 'drafts' })).not.toBe(before);
  expect(digestOfInputs({ HOME: '/elsewhere' })).toBe(before);
  jest.setSystemTime(new Date('2026-04-01T12:00:00Z'));
  expect(digestOfInputs({})).not.toBe(before);
});
