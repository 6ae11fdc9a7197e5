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

/** Styles a pseudo-element that shows a sign. No name contains it, where browsers can leave it out. */
export const sign = (text: string) =>
  ({
    content: `"${text}"`,
    '@supports (content: "" / "")': { content: `"${text}" / ""` },
  }) satisfies SystemStyleObject;
