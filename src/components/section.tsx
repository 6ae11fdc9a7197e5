import { chakra } from '@chakra-ui/react';

/** Renders a band. Adjacent ones share the space between them. */
export const Section = chakra(
  'section',
  {
    base: {
      paddingBlock: 'band',
      '[data-band] + &': { paddingTop: 0 },
    },
  },
  { defaultProps: { 'data-band': '' } },
);
