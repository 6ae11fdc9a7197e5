import {
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react/styled-system';
import type { buttonRecipe } from '../theme/recipes';
import { Link, type LinkProps } from './link';

type Variants = RecipeVariantProps<typeof buttonRecipe>;

const { withContext } = createRecipeContext({ key: 'button' });

export const Button = withContext<HTMLButtonElement, HTMLChakraProps<'button', Variants>>('button');

export const ButtonLink = withContext<
  HTMLAnchorElement,
  Omit<HTMLChakraProps<'a', Variants>, keyof LinkProps> & LinkProps
>(Link);

export const ButtonRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' },
});
