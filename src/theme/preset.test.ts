import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preset } from './preset';
import { tokens } from './tokens';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);
const sources = files.map((file) => readFileSync(join('src', file), 'utf8')).join('\n');

const tokenNames = new Map(
  Object.entries(tokens).map(([category, values]) => [category, Object.keys(values)]),
);
const categoryOf = new Map(
  Object.entries(preset.utilities ?? {}).map(([property, utility]) => [property, utility.values]),
);

test('every condition that a style uses is defined', () => {
  const used = [...sources.matchAll(/\b_([a-z][A-Za-z]*): \{/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !Object.hasOwn(preset.conditions ?? {}, name))).toEqual([]);
});

test('every property that names a token knows the tokens of its kind', () => {
  const spacing = [...sources.matchAll(/\b([a-z][A-Za-z]*): '(edge|band)'/g)];
  const colours = [...sources.matchAll(/\b([a-z]*[cC]olor): '([a-z][A-Za-z]*)'/g)];
  const plain = ['inherit', 'transparent', 'currentColor'];
  const named = [...spacing, ...colours].filter(([, , value = '']) => !plain.includes(value));
  expect(named.length).toBeGreaterThan(30);
  const unknown = named.filter(([, property = '', value = '']) => {
    const category = categoryOf.get(property);
    return typeof category !== 'string' || !tokenNames.get(category)?.includes(value);
  });
  expect(unknown.map(([text]) => text)).toEqual([]);
});
