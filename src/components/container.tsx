import { chakra } from '@chakra-ui/react';

/** Renders the 1200 px column that holds all content. */
export const Container = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'calc(75rem + 2 * {spacing.edge})',
    marginInline: 'auto',
    paddingInline: 'edge',
  },
});
