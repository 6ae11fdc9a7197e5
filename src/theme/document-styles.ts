import { palette } from './palette';

/** The light theme's colours, as variables. */
const light = Object.fromEntries(
  Object.entries(palette).map(([name, color]) => [
    `--tl-colors-${name.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`,
    color.light,
  ]),
);

/** Rules for the whole document that Chakra's global styles cannot hold. */
export const documentStyles = {
  '@property --tooltip-delay': { syntax: "'<time>'", inherits: 'true', initialValue: '700ms' },
  '.dark, .contrast': { colorScheme: 'dark' },
  '.dark .contrast': { colorScheme: 'light' },
  '@media (prefers-color-scheme: dark)': {
    // Until a script has set a class, the tokens do not know that the system is dark.
    ':root:not(.light, .dark) .contrast': { colorScheme: 'light', ...light },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
  // The mark travels to the next page. Not on phones: a slow one would show the next page 75 to 100 ms later.
  '@media (min-width: 64rem) and (prefers-reduced-motion: no-preference)': {
    '@view-transition': { navigation: 'auto' },
    '::view-transition-group(root)': { animation: 'none' },
  },
  // Backgrounds and shadows are lost, so a border replaces them.
  '@media (forced-colors: active)': {
    "[aria-current='page']": { borderBottom: '3px solid !important' },
    ":is(a, button) > [aria-hidden='true']:not(svg)": { border: '1px solid !important' },
  },
};
