import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { audit } from '../audit';
import { projectRoot } from '../../kit/paths';
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
  expect(rules).toEqual(checks.map(({ id }) => `${id}.ts`).sort());
  expect(rules.filter((name) => !files.includes(name.replace('.ts', '.test.ts')))).toEqual([]);
});

test('the code that faults point to exists', () => {
  const lost = Object.values(code)
    .map((at) => at().file)
    .filter((file) => !existsSync(path.join(projectRoot, file)));
  expect(lost).toEqual([]);
});
