import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { preset } from './preset';
import { reset } from './reset';
import { tokens } from './tokens';

/** Styles name tokens by variables; their values stand in the styles of the document. */
const namesOf = (categories: Record<string, object>) =>
  Object.fromEntries(
    Object.entries(categories).map(([category, named]) => [
      category,
      Object.fromEntries(Object.keys(named).map((name) => [name, { value: '' }])),
    ]),
  );

/**
 * Chakra with our own tokens only. Its default theme stays out: it would add about 29 KB of
 * JavaScript and 15 KB of CSS to every page.
 */
const chakraSystem = createSystem(
  preset,
  defineConfig({
    cssVarsPrefix: 'tl',
    cssVarsRoot: ':root',
    preflight: false,
    globalCss: RENDERS_DOCUMENT ? globalCss : {},
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      keyframes: RENDERS_DOCUMENT ? keyframes : {},
      tokens: RENDERS_DOCUMENT ? tokens : namesOf(tokens),
    },
  }),
);

const [, ...globalStyles] = chakraSystem._global;

/**
 * With our own reset in the place of Chakra's. In the browser without the styles of the whole document,
 * which a built page comes with.
 */
export const system = RENDERS_DOCUMENT
  ? { ...chakraSystem, _global: [{ '@layer reset': reset }, ...globalStyles] }
  : { ...chakraSystem, _global: [], layers: { ...chakraSystem.layers, atRule: '' } };
