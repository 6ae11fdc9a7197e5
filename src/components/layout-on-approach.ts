import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Defers the layout of what is below the first screen until it is near the window. This shortens
 * the first layout, and the one when the fonts arrive. Until then it counts as this high.
 *
 * Do not use it for a page's first bands: they are near the window from the start, so it would only
 * add a second layout.
 */
export const layoutOnApproach = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 45rem',
  '&:is(main > :nth-child(-n + 3))': { contentVisibility: 'visible' },
} satisfies SystemStyleObject;
