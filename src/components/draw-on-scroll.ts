import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Mirrors a drawing on a site whose language is written from right to left. */
export const mirroredFromRightToLeft = {
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
} satisfies SystemStyleObject;

/**
 * Draws a line from its start as it scrolls into the window, where supported. A mask of twice its width,
 * whose second half is transparent, moves over it; between the halves it fades.
 */
export const drawOnScroll = {
  ...mirroredFromRightToLeft,
  '@supports (animation-timeline: view())': {
    mask: 'linear-gradient(90deg, #000 calc(50% - 2rem), transparent calc(50% + 2rem)) 0 / calc(200% + 4rem)',
    animation: 'draw linear both',
    animationTimeline: 'view()',
    animationRange: 'entry 20% cover 45%',
  },
} satisfies SystemStyleObject;
