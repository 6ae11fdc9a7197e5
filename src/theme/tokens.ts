import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';
import { palette } from './palette';

/** No token, because most pages have nothing that floats. */
export const floatShadow = '0 1px 2px rgb(23 26 43 / 0.08), 0 16px 40px -12px rgb(23 26 43 / 0.28)';

export const tokens = defineTokens({
  colors: {
    /** Text on signal, in either theme. */
    onSignal: { value: palette.ink.light },
  },
  fonts: {
    serif: {
      value: "'Instrument Serif', 'Instrument Serif Fallback', 'Instrument Serif Android', serif",
    },
    sans: { value: "'Instrument Sans', 'Instrument Sans Fallback', system-ui, sans-serif" },
  },
  fontSizes: {
    // With text of any size, the longest words fit into a window of 320 px.
    display: { value: 'min(15vw, clamp(3rem, 1.5rem + 7.5vw, 7rem))' },
    title: { value: 'min(12vw, clamp(2.375rem, 1.7rem + 2.9vw, 4.25rem))' },
    heading: { value: 'min(10vw, clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem))' },
    lead: { value: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)' },
    body: { value: '1.0625rem' },
    small: { value: '0.9375rem' },
    caption: { value: '0.8125rem' },
  },
  radii: { card: { value: '20px' }, field: { value: '12px' }, pill: { value: '999px' } },
  spacing: {
    /** The page's side margin. */
    edge: { value: 'clamp(16px, 5vw, 3rem)' },
    /** From the column to the edge of the window, or beyond by half of a scrollbar; `main` clips it. */
    outside: { value: 'max({spacing.edge}, 50vw - 37.5rem)' },
    band: { value: 'clamp(4.5rem, 2.5rem + 5vw, 7rem)' },
  },
});

/**
 * Until the class `light` or `dark` is set, the system decides; `contrast` is the other theme (see
 * `system.ts`).
 */
export const semanticTokens = defineSemanticTokens({
  colors: Object.fromEntries(
    Object.entries(palette).map(([name, { light, dark }]) => [
      name,
      { value: { base: light, _osDark: dark, _dark: dark, _light: light } },
    ]),
  ),
});
