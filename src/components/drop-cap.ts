import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * Styles a paragraph whose first letter is three lines high, on the baseline of the third.
 *
 * @param size the measures of the letter, which depend on the text
 */
export const dropCap = (
  size: Pick<SystemStyleObject, 'fontSize' | 'marginInlineEnd' | 'marginTop'>,
) =>
  ({
    '&::first-letter': { color: 'fg.accent', fontFamily: 'serif' },
    // No drop cap where large text leaves no room beside it.
    '@media (min-width: 18rem)': {
      '@supports (float: inline-start)': {
        '&::first-letter': { float: 'inline-start', lineHeight: '0.78', ...size },
      },
    },
  }) satisfies SystemStyleObject;
