import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { preset } from './preset';
import { reset } from './reset';
import { tokens } from './tokens';

/**
 * Chakra with our own tokens only. Its default theme stays out: it would add about 29 KB of
 * JavaScript and 15 KB of CSS to every page.
 */
const chakraSystem = createSystem(
  preset,
  defineConfig({
    cssVarsPrefix: 'tl',
    preflight: false,
    globalCss,
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      keyframes,
      tokens,
    },
  }),
);

const [, ...globalStyles] = chakraSystem._global;

/** With our own reset in the place of Chakra's. */
export const system = { ...chakraSystem, _global: [{ '@layer reset': reset }, ...globalStyles] };
