import type { SystemStyleObject } from '@chakra-ui/react';

/** Mirrors a drawing that runs from left to right, on a site that is written from right to left. */
export const mirroredFromRightToLeft = {
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
} satisfies SystemStyleObject;

/** Draws a line from its start as it scrolls into the window, where supported. */
export const drawOnScroll = {
  ...mirroredFromRightToLeft,
  '@supports (animation-timeline: view())': {
    animation: 'draw linear both',
    animationTimeline: 'view()',
    animationRange: 'entry 20% cover 45%',
  },
} satisfies SystemStyleObject;
