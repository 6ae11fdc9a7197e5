import { system } from './system';

/** The variables of all colors in the light theme. */
const light = Object.fromEntries(system.tokens.cssVarMap.get('_light') ?? []);

/** For a site in a language whose words are longer than those of English. */
export const hyphenation = {
  body: { hyphens: 'auto', hyphenateLimitChars: '12 5 5' },
  'code, textarea, [translate=no]': { hyphens: 'manual' },
} as const;

/** Rules that Chakra's global styles cannot hold. */
export const documentStyles = {
  '@property --tooltip-delay': { syntax: "'<time>'", inherits: 'true', initialValue: '700ms' },
  // On a phone the header has two rows; the focus follows them, where browsers can.
  'header > div > div': { readingFlow: 'grid-rows' } as const,
  // Safari before 16. On the body, it is the window's.
  '@supports not (overflow: clip)': { body: { overflowX: 'hidden' } } as const,
  '@media (prefers-color-scheme: dark)': {
    // Before a script sets a class, the tokens do not know that the system is dark.
    ':root:not(.light, .dark) .inverted-theme': { colorScheme: 'light', ...light },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
  // Heights change when `src/inline/layout.ts` ends it, so only where the browser anchors the scroll.
  '@supports (overflow-anchor: auto)': {
    '[data-skip-sections-below] :is(main > :nth-child(n + 3), footer)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 40rem',
    },
  } as const,
  // Borders replace backgrounds and shadows.
  '@media (forced-colors: active)': {
    "[aria-current='page']": { borderBottom: '3px solid !important' },
    ":is(a, button) > [aria-hidden='true']:not(svg)": { border: '1px solid !important' },
  },
};
