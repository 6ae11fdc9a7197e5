import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';
import { brandDesign } from './brand-design';

const { fg, border, thread } = brandDesign.colors;
const { dark, ...bg } = brandDesign.colors.bg;

/** The shadow of floating elements. Not a token: every page contains all tokens, and few pages use it. */
export const floatShadow = `0 1px 2px ${fg.DEFAULT.light}14, 0 16px 40px -12px ${fg.DEFAULT.light}47`;

/**
 * Returns a font stack. `src/gatsby/files/write-fonts.ts` writes the `@font-face` rules of the web font, which is named
 * after its use, and of the fallback fonts with its metrics.
 */
const stack = (name: string, serifs: boolean | undefined) =>
  `${name}, '${name} Fallback', '${name} Android', '${name} Linux', ${serifs ? 'serif' : 'system-ui, sans-serif'}`;

export const tokens = defineTokens({
  colors: {
    /** Text on the first two threads, in either theme. */
    thread: { contrast: { value: fg.DEFAULT.light } },
  },
  fonts: {
    /** The font of headlines and quotations. An owner's choice may have no serifs. */
    serif: { value: stack('Headlines', brandDesign.fonts.headlines.serifs) },
    sans: { value: stack('Text', brandDesign.fonts.text.serifs) },
  },
  fontSizes: {
    // In a window of 320 px the longest words fit at any text size.
    display: { value: 'min(15vw, clamp(3rem, 1.5rem + 7.5vw, 7rem))' },
    title: { value: 'min(12vw, clamp(2.375rem, 1.7rem + 2.9vw, 4.25rem))' },
    subtitle: { value: 'min(12vw, clamp(1.75rem, 1.5rem + 1vw, 2.375rem))' },
    heading: { value: 'min(10vw, clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem))' },
    lead: { value: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)' },
    body: { value: '1.0625rem' },
    small: { value: '0.9375rem' },
    caption: { value: '0.8125rem' },
  },
  radii: {
    card: { value: `${brandDesign.corners.card}px` },
    field: { value: `${brandDesign.corners.field}px` },
    pill: { value: `${brandDesign.corners.button}px` },
  },
  spacing: {
    /** The page's side margin. */
    edge: { value: 'clamp(16px, 5vw, 3rem)' },
    /** From the column to the edge of the window. Too wide by half a scrollbar, which `main` clips. */
    outside: { value: 'max({spacing.edge}, 50vw - 37.5rem)' },
    /** Between the heading of a section and its content. */
    content: { value: 'clamp(1.25rem, 3.5vw, 2.75rem)' },
    /** Above and below a section. */
    section: { value: 'clamp(2.5rem, 0.75rem + 7vw, 7rem)' },
  },
});

/** Returns semantic tokens. Without the class `light` or `dark`, they follow the system. */
const inBothThemes = (colors: Readonly<Record<string, { light: string; dark: string }>>) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, { light, dark }]) => [
      name,
      { value: { base: light, _osDark: dark, _dark: dark, _light: light } },
    ]),
  );

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: { ...inBothThemes(bg), dark: inBothThemes(dark) },
    fg: inBothThemes(fg),
    border: inBothThemes(border),
    thread: inBothThemes(Object.fromEntries(thread.map((color, index) => [index + 1, color]))),
  },
});
