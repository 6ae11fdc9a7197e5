import { createSystem } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { preset } from './preset';
import { reset } from './reset';
import { tokens } from './design-tokens';
import { prefix } from './variable';

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
 * Replaces Chakra's reset by our own. In the browser it leaves out the document-wide styles, which
 * a built page already has.
 */
export const system = RENDERS_DOCUMENT
  ? { ...chakraSystem, _global: [{ '@layer reset': reset }, ...globalStyles] }
  : { ...chakraSystem, _global: [], layers: { ...chakraSystem.layers, atRule: '' } };
