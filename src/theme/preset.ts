import type { CssProperties, SystemConfig } from '@chakra-ui/react/styled-system';
import { tokens } from './design-tokens';
import { variable } from './variable';

/** Returns the properties that may name a category's tokens. */
function all<Category extends keyof typeof tokens, Property extends keyof CssProperties>(
  category: Category,
  properties: readonly Property[],
): Record<Property, { values: Record<keyof (typeof tokens)[Category], string> }>;
function all(category: keyof typeof tokens, properties: readonly string[]) {
  const names = Object.keys(tokens[category]);
  const values = Object.fromEntries(
    names.map((name) => [name, `var(${variable(category, name)})`]),
  );
  return Object.fromEntries(properties.map((property) => [property, { values }]));
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/**
 * Maps properties to the tokens that they may name, and conditions such as `_hover` to their
 * meaning: only those that the site uses, instead of the hundreds in Chakra's own preset (6 KB of
 * JavaScript, and much of the time until a page is interactive). Tokens are looked up here, so that
 * the browser does not build Chakra's dictionary of them, which is most of the work of creating the
 * system.
 */
export const preset = {
  conditions: {
    hover: ['@media (hover: hover)', '&:hover'],
    active: '&:active',
    focus: '&:focus',
    focusVisible: '&:focus-visible',
    dark: '.dark &',
    before: '&::before',
    after: '&::after',
    first: '&:first-of-type',
    last: '&:last-of-type',
  },
  utilities: {
    ...all('colors', ['color', 'backgroundColor', 'borderColor', 'borderLeftColor']),
    ...all('fonts', ['fontFamily']),
    ...all('fontSizes', ['fontSize']),
    ...all('radii', ['borderRadius']),
    ...all('shadows', ['boxShadow']),
    ...all('spacing', [
      'padding',
      'paddingInline',
      'paddingBlock',
      'paddingTop',
      'paddingBottom',
      'margin',
      'marginInline',
      'left',
      'right',
    ]),
    /** For assistive technology only. */
    srOnly: {
      values: { type: 'boolean' as const },
      transform: (value) => (value ? visuallyHidden : {}),
    },
  },
  theme: { breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' } },
} satisfies SystemConfig;
