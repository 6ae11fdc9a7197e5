import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { recipes } from './recipes';
import { semanticTokens, tokens } from './tokens';

/**
 * Chakra with this site's tokens and recipes. Its default theme stays out: it would add about 29 KB
 * of JavaScript and 15 KB of CSS to every page.
 */
const config = defineConfig({
  cssVarsPrefix: 'tl',
  cssVarsRoot: ':root',
  // It is 0.6 KB larger than the rules in `global-css.ts`, on every page.
  preflight: false,
  conditions: {
    // Shorter than Chakra's own, which also cover attributes that this site does not use.
    hover: ['@media (hover: hover)', '&:hover'],
    active: '&:active',
    focusVisible: '&:focus-visible',
    osDark: '@media (prefers-color-scheme: dark)',
    dark: '.dark &, .contrast &',
    light: '.light &, .dark .contrast &',
  },
  globalCss: RENDERS_DOCUMENT ? globalCss : {},
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes: RENDERS_DOCUMENT ? keyframes : {},
    tokens,
    semanticTokens,
    recipes,
  },
});

const complete = createSystem(defaultBaseConfig, config);

const [, ...globalStyles] = complete._global;

/**
 * Leaves out the first of Chakra's global styles, the empty preflight: Emotion's server would write
 * `@layer reset` without an end, and browsers would drop the layer after it. In the browser a built
 * page has all of them already.
 */
export const system = { ...complete, _global: RENDERS_DOCUMENT ? globalStyles : [] };
