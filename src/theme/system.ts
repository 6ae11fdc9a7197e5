import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { systemConfig } from './system-config';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';

/**
 * Chakra without its default theme, which would add 29 KB of JavaScript and 15 KB of CSS to every
 * page.
 */
const complete = createSystem(defaultBaseConfig, systemConfig, { globalCss, theme: { keyframes } });

// No style refers to the widths of windows by name.
for (const names of complete.tokens.cssVarMap.values()) {
  for (const name of names.keys()) if (name.includes('breakpoint')) names.delete(name);
}

/**
 * Leaves out the first of Chakra's global styles, the empty preflight: Emotion's server would write
 * `@layer reset` without an end, and browsers would drop the layer after it.
 */
export const system = {
  ...complete,
  _global: [complete.getGlobalCss(), complete.getTokenCss()],
};
