/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { chakra, defineRecipe } from './chakra';

const recipe = defineRecipe({
  base: { opacity: 0.5 },
  variants: { look: { main: { zIndex: 1 }, quiet: { zIndex: 2 } }, wide: { true: { order: 3 } } },
  defaultVariants: { look: 'main' },
});
const Action = chakra('button', recipe, { defaultProps: { 'data-band': '' } });

/** Returns the rules that Emotion has written for an element. */
const rulesOf = (element: HTMLElement) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => rule.includes(element.className));

test('an element has the base, the default variant and the attributes of its recipe', () => {
  renderInTheme(<Action type="button" />);
  const action = screen.getByRole('button');
  expect(rulesOf(action)).toEqual([expect.stringContaining('{opacity: 0.5; z-index: 1;}')]);
  expect(action).toHaveAttribute('data-band', '');
});

test('variants passed to an element replace the default', () => {
  renderInTheme(<Action type="button" look="quiet" wide />);
  const [rule = ''] = rulesOf(screen.getByRole('button'));
  expect(rule).toContain('z-index: 2');
  expect(rule).toContain('order: 3');
});

test('styles passed to an element come after its recipe', () => {
  renderInTheme(<Action type="button" opacity={1} css={{ flexGrow: 4 }} />);
  const rules = rulesOf(screen.getByRole('button'));
  expect(rules.find((rule) => rule.startsWith('@layer recipes'))).toContain('opacity: 0.5');
  const own = rules.find((rule) => !rule.startsWith('@layer'));
  expect(own).toContain('opacity: 1');
  expect(own).toContain('flex-grow: 4');
});
