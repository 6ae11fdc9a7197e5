import { system } from './system';

/** The variables of all colors in the light theme. */
const light = Object.fromEntries(system.tokens.cssVarMap.get('_light') ?? []);

/** Hyphenation for a site in another language than English, whose words are shorter. */
export const hyphenation = {
  body: { hyphens: 'auto', hyphenateLimitChars: '12 5 5' },
  'code, textarea, [translate=no]': { hyphens: 'manual' },
} as const;

/** Rules that Chakra's `globalCss` cannot express. */
export const documentStyles = {
  '@property --tooltip-delay': { syntax: "'<time>'", inherits: 'true', initialValue: '700ms' },
  // Safari before 16 has no `clip`. `hidden` on the body applies to the window.
  '@supports not (overflow: clip)': { body: { overflowX: 'hidden' } } as const,
  '@media (prefers-color-scheme: dark)': {
    // Without a class, no token condition matches the inverted theme of a dark system.
    ':root:not(.light, .dark) .inverted-theme': { colorScheme: 'only light', ...light },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
  // Forced colors remove backgrounds and shadows.
  '@media (forced-colors: active)': {
    "[aria-current='page']": { borderBottom: '3px solid !important' },
    ":is(a, button) > [aria-hidden='true']:not(svg)": { border: '1px solid !important' },
  },
};
