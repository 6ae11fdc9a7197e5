import { chakra, type SystemStyleObject } from '@chakra-ui/react';

/**
 * Defers the layout of a band until it is near the window. The first bands are near it from the
 * start.
 */
export const layoutOnApproach = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 45rem',
  '&:is(main > :nth-child(-n + 3))': { contentVisibility: 'visible' },
} satisfies SystemStyleObject;

/** Renders a band. Adjacent ones share the space between them. */
export const Section = chakra(
  'section',
  {
    base: {
      paddingBlock: 'band',
      ...layoutOnApproach,
      '[data-band] + &': { paddingTop: 0 },
    },
  },
  { defaultProps: { 'data-band': '' } },
);
