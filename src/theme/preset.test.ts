import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { preset } from './preset';
import { system } from './system';
import { tokens } from './tokens';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);
const sources = files.map((file) => readFileSync(join('src', file), 'utf8')).join('\n');

const valuesOf = (property: string) => {
  const values: unknown = preset.utilities?.[property]?.values;
  return new Map<string, unknown>(
    Object.entries(z.record(z.string(), z.unknown()).parse(values ?? {})),
  );
};

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
  const unknown = named.filter(([, property = '', value = '']) => !valuesOf(property).has(value));
  expect(unknown.map(([text]) => text)).toEqual([]);
});

test('tokens have the variables that Chakra writes', () => {
  for (const [property, category] of [
    ['color', 'colors'],
    ['fontFamily', 'fonts'],
    ['fontSize', 'fontSizes'],
    ['borderRadius', 'radii'],
    ['boxShadow', 'shadows'],
    ['padding', 'spacing'],
  ] as const) {
    const names = Object.keys(tokens[category]);
    const written = names.map((name) => [
      name,
      z.string().parse(system.token.var(`${category}.${name}`)),
    ]);
    expect([...valuesOf(property)]).toEqual(written);
  }
});
