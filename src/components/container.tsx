import { chakra } from '../theme/chakra';

/** The 1200 px column in which all content stands. */
export const Container = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'calc(75rem + 2 * var(--tl-spacing-edge))',
    marginInline: 'auto',
    paddingInline: 'edge',
  },
});
