import { readFileSync } from 'node:fs';
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

test('CI leaves nothing out', () => {
  expect(readFileSync('.ci/run', 'utf8').trim()).toMatch(/\nexport CI=true\nexec npm test$/);
});
