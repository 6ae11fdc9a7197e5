import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Matches a narrow window with text of more than its normal size: in a condition, `rem` is the size
 * that the visitor chose.
 */
export const largeText = '@media (max-width: 17.99rem)';

/** Underlines words. Safari ignores `text-decoration` with a thickness. */
export const underlined = (
  color: 'fg.accent' | 'thread.1',
  textDecorationThickness: '2px' | '3px',
) =>
  ({
    textDecorationLine: 'underline',
    textDecorationColor: color,
    textDecorationThickness,
  }) as const;

/** Decorative text of a pseudo-element, kept out of the accessible name where supported. */
export const decorativeText = (text: string) =>
  ({
    content: `"${text}"`,
    '@supports (content: "" / "")': { content: `"${text}" / ""` },
  }) satisfies SystemStyleObject;
