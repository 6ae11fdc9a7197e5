import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { tokens } from './tokens';

/**
 * Chakra with our own tokens only. Its default theme stays out: it would add about 29 KB of
 * JavaScript and 15 KB of CSS to every page.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'tl',
    preflight: true,
    globalCss,
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      keyframes,
      tokens,
    },
  }),
);
