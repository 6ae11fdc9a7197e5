import { Button } from '../../src/components/button';
import { Prose } from '../../src/components/prose';
import { chakra, defineRecipe } from '../../src/theme/chakra';
import type { Style } from '../../src/theme/style';

// Each line is a mistake that the compiler must report: `npm test -- types` fails on one that
// compiles. Chakra would silently drop all of them.

const Box = chakra('div', { base: { color: 'ink' } });

export const inBase = [
  // @ts-expect-error a shorthand of Chakra's preset
  chakra('p', { base: { color: 'ink', bg: 'paper' } }),
  // @ts-expect-error a shorthand of Chakra's preset
  chakra('p', { base: { color: 'ink', mt: '1rem' } }),
  // @ts-expect-error a condition of Chakra's preset
  chakra('p', { base: { color: 'ink', _disabled: { opacity: 0.5 } } }),
  // @ts-expect-error a misspelt colour
  chakra('p', { base: { color: 'inc' } }),
  // @ts-expect-error a misspelt spacing
  chakra('p', { base: { paddingBlock: 'bands' } }),
  // @ts-expect-error a token, for a property that takes none
  chakra('p', { base: { marginTop: 'band' } }),
  // @ts-expect-error a misspelt word of CSS
  chakra('p', { base: { display: 'flexx' } }),
  // @ts-expect-error a misspelt property
  chakra('p', { base: { colour: 'ink' } }),
  // @ts-expect-error a breakpoint that is not the theme's
  chakra('p', { base: { '2xl': { color: 'ink' } } }),
];

export const inside = [
  // @ts-expect-error a shorthand at a breakpoint
  chakra('p', { base: { md: { color: 'ink', mt: '1rem' } } }),
  // @ts-expect-error a misspelt colour under a condition
  chakra('p', { base: { _hover: { color: 'inc' } } }),
  // @ts-expect-error a shorthand under a selector
  chakra('p', { base: { '& a': { color: 'ink', bg: 'paper' } } }),
  // @ts-expect-error a misspelt spacing in a media query
  chakra('p', { base: { '@media print': { padding: 'bands' } } }),
];

export const inVariants = [
  // @ts-expect-error a shorthand of Chakra's preset
  chakra('p', { variants: { look: { main: { color: 'ink', bg: 'paper' } } } }),
  // @ts-expect-error a condition of Chakra's preset
  chakra('p', { variants: { look: { main: { color: 'ink', _disabled: {} } } } }),
  // @ts-expect-error a misspelt colour
  chakra('p', { variants: { look: { main: { color: 'inc' } } } }),
  // @ts-expect-error a misspelt spacing, in a recipe that is shared
  defineRecipe({ variants: { look: { main: { padding: 'bands' } } } }),
  // @ts-expect-error a default that is no value of the variant
  chakra('p', { variants: { look: { main: {} } }, defaultVariants: { look: 'quiet' } }),
];

export const inProps = [
  // @ts-expect-error a shorthand of Chakra's preset
  <Box bg="paper" key="shorthand" />,
  // @ts-expect-error a shorthand of Chakra's preset
  <Box mt="1rem" key="margin" />,
  // @ts-expect-error a condition of Chakra's preset
  <Box _disabled={{ opacity: 0.5 }} key="condition" />,
  // @ts-expect-error a misspelt colour
  <Box color="inc" key="colour" />,
  // @ts-expect-error a misspelt spacing
  <Box paddingTop="bands" key="spacing" />,
  // @ts-expect-error a value that the variant does not have
  <Button look="loud" key="value" />,
  // @ts-expect-error a variant that the element does not have
  <Prose look="main" key="variant" />,
  // @ts-expect-error a switch takes yes and no
  <Prose structured="true" key="switch" />,
];

export const inCss = [
  // @ts-expect-error a shorthand of Chakra's preset
  <Box css={{ color: 'ink', bg: 'paper' }} key="shorthand" />,
  // @ts-expect-error a condition of Chakra's preset
  <Box css={{ color: 'ink', _disabled: {} }} key="condition" />,
  // @ts-expect-error a misspelt colour
  <Box css={{ color: 'inc' }} key="colour" />,
];

// @ts-expect-error a shorthand in a style of its own
export const alone = { color: 'ink', bg: 'paper' } satisfies Style;
