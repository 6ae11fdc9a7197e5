import { defineTokens } from '@chakra-ui/react/styled-system';

/**
 * A colour for both themes. `light-dark()` follows `color-scheme`, which the colour mode sets on the
 * document, the system decides before any script runs, and a dark band sets for itself.
 */
const both = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });

export const tokens = defineTokens({
  colors: {
    /** The page. */
    paper: both('#fbf7f0', '#10131f'),
    /** Cards and fields on the page. */
    raised: both('#fffdf9', '#181c2c'),
    /** Text, and the ground of the main button. */
    ink: both('#171a2b', '#f6efe3'),
    softInk: both('#575b6e', '#b3b4c3'),
    /** Hairlines between things. */
    line: both('#e6dccb', '#2b3046'),
    /** The edge of a control: 3:1 against paper and raised (WCAG 1.4.11). */
    control: both('#8a826f', '#737a98'),
    /** Emphasis in text. */
    accent: both('#b93815', '#ff9a76'),
    /** The ground of a message about a failure. */
    alarm: both('#fdeee7', '#2a2029'),
    /** The ground of a pressed or current control. */
    wash: both('#eeeae3', '#1d2130'),
    /** The dark band and the footer. */
    band: both('#171a2b', '#0a0c15'),
    signal: both('#e4572e', '#f0683f'),
    saffron: both('#f2a541', '#f5b65b'),
    teal: both('#2e8b7d', '#6fc7b8'),
    blue: both('#3f5fae', '#8fa8ea'),
    /** Text on signal, in either theme. */
    onSignal: { value: '#171a2b' },
  },
  fonts: {
    serif: {
      value: "'Instrument Serif', 'Instrument Serif Fallback', 'Instrument Serif Android', serif",
    },
    sans: { value: "'Instrument Sans', 'Instrument Sans Fallback', system-ui, sans-serif" },
  },
  fontSizes: {
    display: { value: 'clamp(2.5rem, 1.25rem + 6.2vw, 7rem)' },
    title: { value: 'clamp(2.125rem, 1.55rem + 2.3vw, 3.625rem)' },
    heading: { value: 'clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)' },
    lead: { value: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)' },
    body: { value: '1.0625rem' },
    small: { value: '0.9375rem' },
    caption: { value: '0.8125rem' },
  },
  radii: { card: { value: '20px' }, field: { value: '12px' }, pill: { value: '999px' } },
  spacing: {
    /** The page's side margin. */
    edge: { value: 'clamp(1rem, 5vw, 3rem)' },
    /** The air between bands. */
    band: { value: 'clamp(4.5rem, 2.5rem + 5vw, 7rem)' },
  },
  shadows: {
    float: { value: '0 1px 2px rgb(23 26 43 / 0.08), 0 16px 40px -12px rgb(23 26 43 / 0.28)' },
  },
});
