import { chakra } from '@chakra-ui/react';

/** Styles running text; its elements have their own styles in `src/mdx`. */
export const Prose = chakra('div', {
  base: {
    maxWidth: '40rem',
    overflowWrap: 'break-word',
    // In the lowest layer, so that an element's own margin wins.
    '@layer base': { '& > * + *': { marginTop: '1.1em' } },
  },
});
