import type { SystemStyleObject } from '@chakra-ui/react';

/** Turns a drawing round that runs from left to right, where a site is written from right to left. */
export const mirroredFromRightToLeft = {
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
} satisfies SystemStyleObject;

/** Draws a line from its start as it scrolls into the window, where browsers can. */
export const drawOnScroll = {
  ...mirroredFromRightToLeft,
  '@supports (animation-timeline: view())': {
    animation: 'draw linear both',
    animationTimeline: 'view()',
    animationRange: 'entry 20% cover 45%',
  },
} satisfies SystemStyleObject;
