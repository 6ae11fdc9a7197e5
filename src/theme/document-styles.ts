/** Rules for the whole document that Chakra's global styles cannot hold. */
export const documentStyles = {
  '@property --tooltip-delay': { syntax: "'<time>'", inherits: 'true', initialValue: '700ms' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
};
