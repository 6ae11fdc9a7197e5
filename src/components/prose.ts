import { chakra } from '@chakra-ui/react';

/**
 * Styles the running text of a content file. Its elements have their own styles, in `src/prose`.
 */
export const Prose = chakra('div', {
  base: {
    maxWidth: '40rem',
    // For long addresses.
    overflowWrap: 'break-word',
    // In a layer, so that an element's own margin wins.
    '@layer base': { '& > * + *': { marginTop: '1.1em' } },
    '& :is(p, li)': { textWrap: 'pretty' },
  },
});
