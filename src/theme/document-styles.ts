import { night } from './night';

/** Returns rules for the whole document that Chakra's global styles cannot hold. */
export const documentStyles = () => ({
  '@property --tooltip-delay': { syntax: "'<time>'", inherits: 'true', initialValue: '700ms' },
  ...night(),
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
});
