import { chakra as factory, type DataAttr } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ElementType, FunctionComponent } from 'react';
import type { Condition, Declarations, Style } from './style';

/** The value of each variant for one element. A variant with the value `true` is a switch. */
type Choice<Variants> = {
  [Name in keyof Variants]?: 'true' extends keyof Variants[Name] ? boolean : keyof Variants[Name];
};

type Recipe<Variants> = {
  base?: Style;
  variants?: { [Name in keyof Variants]: { [Value in keyof Variants[Name]]: Style } };
  defaultVariants?: NoInfer<Choice<Variants>>;
};

type StyleProps = Declarations &
  Partial<Record<Condition, Style>> & { css?: Style; as?: ElementType };

/** An element that accepts its own props, styles, and the variants of its recipe. */
type Styled<Element extends ElementType, Variants> = FunctionComponent<
  Omit<ComponentProps<Element>, keyof StyleProps | keyof Variants> & StyleProps & Choice<Variants>
>;

/**
 * Creates a styled element, as Chakra's `chakra` does. Chakra's own types allow its whole preset,
 * of which this site has a small part, and do not check the styles of variants and of `css`.
 */
export function chakra<Element extends ElementType, Variants>(
  element: Element,
  recipe: Recipe<Variants>,
  options?: { defaultProps: DataAttr },
): Styled<Element, Variants>;
export function chakra(
  element: ElementType,
  recipe: object,
  options?: { defaultProps: DataAttr },
): FunctionComponent<never> {
  return factory(element, recipe, options);
}

/** Returns the recipe, for elements that share it. */
export const defineRecipe = <Variants>(recipe: Recipe<Variants>) => recipe;
