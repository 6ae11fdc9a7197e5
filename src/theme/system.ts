import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { systemConfig } from './system-config';

/** Chakra without its default theme, which would add 29 KB of JavaScript and 15 KB of CSS to every page. */
const chakra = createSystem(defaultBaseConfig, systemConfig, { globalCss, theme: { keyframes } });

// No style reads the variables of breakpoints.
for (const variables of chakra.tokens.cssVarMap.values()) {
  for (const name of variables.keys()) if (name.includes('breakpoint')) variables.delete(name);
}

/** The system of the build, with the variables that are left. */
export const system = { ...chakra, _global: [chakra.getGlobalCss(), chakra.getTokenCss()] };
