import { defineConfig } from '@chakra-ui/react/styled-system';

type Category = 'colors' | 'fonts' | 'fontSizes' | 'radii' | 'shadows' | 'spacing';

const all = (values: Category, properties: readonly string[]) =>
  Object.fromEntries(properties.map((property) => [property, { values }]));

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
 * Which tokens each property may name, and what `_hover` and its like stand for: those that the site's
 * styles use, instead of the hundreds in Chakra's own preset (6 KB of JavaScript, and a good part of
 * the time in which a page becomes live).
 */
export const preset = defineConfig({
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
      values: { type: 'boolean' },
      transform: (value) => (value ? visuallyHidden : {}),
    },
  },
});
