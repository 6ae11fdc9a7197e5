import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { recipes } from './recipes';
import { semanticTokens, tokens } from './tokens';

/**
 * Chakra without its default theme, which would add 29 KB of JavaScript and 15 KB of CSS to every
 * page.
 */
const config = defineConfig({
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
    dark: '.dark &, .contrast &',
    light: '.light &, .dark .contrast &',
  },
  // Chakra's own also writes `--bg-currentcolor`, which nothing here reads.
  utilities: { background: { transform: (background: string) => ({ background }) } },
  globalCss: RENDERS_DOCUMENT ? globalCss : {},
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem' },
    keyframes: RENDERS_DOCUMENT ? keyframes : {},
    tokens,
    semanticTokens,
    recipes,
  },
});

const complete = createSystem(defaultBaseConfig, config);

// No style refers to the widths of windows by name.
for (const names of complete.tokens.cssVarMap.values()) {
  for (const name of names.keys()) if (name.includes('breakpoint')) names.delete(name);
}

/**
 * Leaves out the first of Chakra's global styles, the empty preflight: Emotion's server would write
 * `@layer reset` without an end, and browsers would drop the layer after it. A built page has all
 * global styles already, so the browser adds none, nor the order of the layers.
 */
export const system = RENDERS_DOCUMENT
  ? { ...complete, _global: [complete.getGlobalCss(), complete.getTokenCss()] }
  : { ...complete, _global: [], layers: { ...complete.layers, atRule: '' } };
