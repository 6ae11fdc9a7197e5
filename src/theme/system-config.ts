import { defineConfig } from '@chakra-ui/react/styled-system';
import { recipes } from './recipes';
import { textStyles } from './text-styles';
import { semanticTokens, tokens } from './tokens';

/**
 * The tokens, conditions and recipes of both systems: `system.ts` for the build, `form-system.ts` for the browser.
 * Not named `config`, because Gatsby reads exports of that name.
 */
export const systemConfig = defineConfig({
  cssVarsPrefix: 'tl',
  cssVarsRoot: ':root',
  // `reset.ts` replaces it and is 0.6 KB smaller.
  preflight: false,
  // A style that a component adds comes after those of its recipe, so no layers are needed.
  disableLayers: true,
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
