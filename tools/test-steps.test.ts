import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { filesBelow } from '../src/reader/files-below';
import { afterBuilds, besideBuilds, builds, isReached, last } from './test-steps';

const all = [...builds, ...besideBuilds, ...afterBuilds, ...last];

/** Returns the steps that a change leaves out. */
const leftOut = (...changed: readonly string[]) =>
  all.filter((step) => !isReached(step, changed)).map(({ name }) => name);

test.each([
  ['content/pages/home.mdx', ['develop', 'editor', 'engines']],
  ['src/sections/story.tsx', ['develop', 'editor']],
  ['src/check/rules/links.ts', ['engines']],
  ['tools/cms/cms-config.ts', []],
  ['package-lock.json', []],
])('npm test -- --changed after a change of %s leaves out %j', (file, names) => {
  expect(leftOut(file)).toEqual(names);
});

/** Returns the files of the project that those of a folder import, directly or through others, themselves included. */
function importedBy(folder: string, name = '') {
  const { metafile } = buildSync({
    entryPoints: filesBelow(folder)
      .filter((file) => file.startsWith(name) && /(?<!\.d)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
    bundle: true,
    packages: 'external',
    external: ['generated/*'],
    platform: 'node',
    metafile: true,
    write: false,
    outdir: 'reports',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

test.each([
  ['develop', () => [...importedBy('tests/develop'), ...importedBy('src/gatsby')]],
  ['editor', () => [...importedBy('tests/e2e', 'cms'), ...importedBy('tools/cms')]],
  ['engines', () => importedBy('tests/engines')],
])('a change of any file that the tests of %s import runs them', (name, files) => {
  expect(files().filter((file) => leftOut(file).includes(name))).toEqual([]);
});

test('CI leaves nothing out', () => {
  expect(readFileSync('.ci/run', 'utf8').trim()).toMatch(/\nexport CI=true\nexec npm test$/);
});
