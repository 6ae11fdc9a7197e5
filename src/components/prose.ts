import { chakra } from '@chakra-ui/react/styled-system';

/** The container of running text. `src/mdx` styles its elements. */
export const Prose = chakra('div', {
  base: {
    // About 70 letters, in any size.
    maxWidth: '29em',
    overflowWrap: 'break-word',
    // In the lowest layer, so that the margin of an element itself wins.
    '@layer base': { '& > * + *': { marginTop: '1.1em' } },
  },
});
