import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Matches windows that are less than 18rem wide. In a media query `rem` is the text size that the visitor chose, so
 * these are mostly windows with large text.
 */
export const narrowInRem = '@media (max-width: 17.99rem)';

/** Underlines text. Uses longhands, because Safari ignores a `text-decoration` with a thickness. */
export const underlined = (
  color: 'fg.accent' | 'thread.1',
  textDecorationThickness: '2px' | '3px',
) =>
  ({
    textDecorationLine: 'underline',
    textDecorationColor: color,
    textDecorationThickness,
  }) as const;

/** The decorative text of a pseudo-element. Assistive technology ignores it where supported. */
export const decorativeText = (text: string) =>
  ({
    content: `"${text}"`,
    '@supports (content: "" / "")': { content: `"${text}" / ""` },
  }) satisfies SystemStyleObject;

/**
 * Freezes a style that components extend. Chakra 3.37 merges an extension into the nested objects of what it extends,
 * which would change every other component with that style; with a frozen one, the build fails instead.
 */
export function frozen<Style extends object>(style: Style): Style {
  for (const part of Object.values(style)) if (typeof part === 'object') frozen(part);
  return Object.freeze(style);
}
