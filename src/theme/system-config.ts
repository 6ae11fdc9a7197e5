import { defineConfig } from '@chakra-ui/react';
import { recipes } from './recipes';
import { textStyles } from './text-styles';
import { semanticTokens, tokens } from './tokens';

/**
 * What the styles of an element need: tokens, conditions and recipes. Gatsby would take an
 * export that is called `config` for the configuration of a page.
 */
export const systemConfig = defineConfig({
  cssVarsPrefix: 'tl',
  cssVarsRoot: ':root',
  // 0.6 KB larger than `reset.ts`.
  preflight: false,
  conditions: {
    // Shorter than Chakra's own.
    hover: ['@media (hover: hover)', '&:hover'],
    active: '&:active',
    focusVisible: '&:focus-visible',
    osDark: '@media (prefers-color-scheme: dark)',
    dark: '.dark &, .inverted-theme &',
    light: '.light &, .dark .inverted-theme &',
  },
  // Chakra's own also writes `--bg-currentcolor`, which nothing here reads.
  utilities: { background: { transform: (background: string) => ({ background }) } },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem' },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
  },
});
