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

test('an element has the base, the default variant and the attributes of its recipe', () => {
  renderInTheme(<Action type="button" />);
  const action = screen.getByRole('button');
  expect(action).toHaveStyle({ opacity: '0.5', zIndex: '1', order: '' });
  expect(action).toHaveAttribute('data-band', '');
});

test('variants and styles that an element is given are its own', () => {
  renderInTheme(<Action type="button" look="quiet" wide opacity={1} css={{ flexGrow: 4 }} />);
  expect(screen.getByRole('button')).toHaveStyle({
    opacity: '1',
    zIndex: '2',
    order: '3',
    flexGrow: '4',
  });
});
