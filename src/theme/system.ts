import { createSystem } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { prefix, preset } from './preset';
import { reset } from './reset';
import { tokens } from './tokens';

/**
 * Chakra with our own tokens only. Its default theme stays out: it would add about 29 KB of
 * JavaScript and 15 KB of CSS to every page.
 */
const chakraSystem = createSystem(preset, {
  cssVarsPrefix: prefix,
  cssVarsRoot: ':root',
  preflight: false,
  globalCss: RENDERS_DOCUMENT ? globalCss : {},
  theme: {
    keyframes: RENDERS_DOCUMENT ? keyframes : {},
    tokens: RENDERS_DOCUMENT ? tokens : {},
  },
});

const [, ...globalStyles] = chakraSystem._global;

/**
 * With our own reset instead of Chakra's. In the browser without the styles of the whole document,
 * which a built page comes with.
 */
export const system = RENDERS_DOCUMENT
  ? { ...chakraSystem, _global: [{ '@layer reset': reset }, ...globalStyles] }
  : { ...chakraSystem, _global: [], layers: { ...chakraSystem.layers, atRule: '' } };
