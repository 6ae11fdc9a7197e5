import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Mirrors a drawing on a site whose language is written from right to left. */
export const mirroredFromRightToLeft = {
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
} satisfies SystemStyleObject;

const fade = '#000 calc(50% - 2rem), transparent calc(50% + 2rem)';

/**
 * Draws a line from one end as it scrolls through the window, where supported: between 85 % and 60 % of its height.
 * A mask of twice its length, whose second half is transparent, moves over it; between the halves it fades.
 */
const drawn = (mask: string, animationRange: 'cover' | 'contain') =>
  ({
    '@supports (animation-timeline: view())': {
      mask,
      animation: 'draw linear both',
      animationTimeline: 'view(60% 15%)',
      animationRange,
    },
  }) satisfies SystemStyleObject;

/** Draws a line from its start. */
export const drawnAcross = {
  ...mirroredFromRightToLeft,
  ...drawn(`linear-gradient(90deg, ${fade}) 0 / calc(200% + 4rem)`, 'cover'),
};

/** Draws a line from its top, after the one that ends there. */
export const drawnDown = drawn(`linear-gradient(${fade}) 0 0 / 100% calc(200% + 4rem)`, 'contain');
