import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../kit/paths';
import { audit } from '../audit';
import { siteWith } from '../testing/right-site';
import { checks } from './all';
import { code } from './places';

/** The files of this folder without a rule. */
const helpers = ['all.ts', 'check.ts', 'places.ts', 'repeats.ts', 'share-image.ts'];
const files = readdirSync(__dirname);

test('the sample site breaks no rule', () => {
  const { findings, rows } = audit(siteWith());
  expect(findings).toEqual([]);
  const passed = rows.filter(({ pages, site }) => [...pages, site].includes('pass'));
  expect(passed.map(({ check }) => check.id)).toEqual(checks.map(({ id }) => id));
});

test('every rule has the name of its file, a place in the list, and tests', () => {
  const rules = files.filter((name) => !name.endsWith('.test.ts') && !helpers.includes(name));
  const tests = files
    .filter((name) => name.endsWith('.test.ts') && name !== 'all.test.ts')
    .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
    .join('\n');
  expect(rules).toEqual(checks.map(({ id }) => `${id}.ts`).sort());
  expect(checks.filter(({ id }) => !tests.includes(`from './${id}';`))).toEqual([]);
});

test('the code that faults point to exists', () => {
  const lost = Object.values(code)
    .map((at) => at().file)
    .filter((file) => !existsSync(path.join(projectRoot, file)));
  expect(lost).toEqual([]);
});
