import type { SystemStyleObject } from '@chakra-ui/react';

/** Draws a line from its start as it scrolls into the window, where browsers can. */
export const drawnByScroll = {
  '@supports (animation-timeline: view())': {
    animation: 'draw linear both',
    animationTimeline: 'view()',
    animationRange: 'entry 20% cover 45%',
  },
} satisfies SystemStyleObject;
