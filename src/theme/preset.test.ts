import { z } from 'zod';
import { preset } from './preset';
import type { Condition } from './style';
import { system } from './system';
import { tokens } from './design-tokens';

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
    expect(Object.entries(preset.utilities[property].values)).toEqual(written);
  }
});

test('Chakra knows every condition that a style may name', () => {
  const conditions = {
    _hover: true,
    _active: true,
    _focus: true,
    _focusVisible: true,
    _dark: true,
    _before: true,
    _after: true,
    _first: true,
    _last: true,
    sm: true,
    md: true,
    lg: true,
    xl: true,
    smToLg: true,
    mdToLg: true,
  } satisfies Record<Condition, true>;
  expect(Object.keys(conditions).filter((name) => !system.conditions.has(name))).toEqual([]);
});
