import { defineConfig } from '@chakra-ui/react';
import { recipes } from './recipes';
import { textStyles } from './text-styles';
import { semanticTokens, tokens } from './tokens';

/**
 * Tokens, conditions and recipes: what both systems share, that of the build (`system.ts`) and that of the
 * browser. Not named `config`, which is an export that Gatsby reads.
 */
export const systemConfig = defineConfig({
  cssVarsPrefix: 'tl',
  cssVarsRoot: ':root',
  // `reset.ts` replaces it, and is 0.6 KB smaller.
  preflight: false,
  conditions: {
    // Chakra's own have more selectors, for elements that this site does not use.
    hover: ['@media (hover: hover)', '&:hover'],
    active: '&:active',
    focusVisible: '&:focus-visible',
    osDark: '@media (prefers-color-scheme: dark)',
    dark: '.dark &, .inverted-theme &',
    light: '.light &, .dark .inverted-theme &',
  },
  // Chakra's own also sets `--bg-currentcolor`, which nothing here reads.
  utilities: { background: { transform: (background: string) => ({ background }) } },
  theme: {
    breakpoints: {
      sm: '30rem',
      md: '48rem',
      lg: '64rem',
      /** One of three columns is wide enough for a paragraph, a field or a list. */
      xl: '80rem',
      '2xl': '100rem',
    },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
  },
});
