import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles a pseudo-element that shows a sign. No name contains it, where browsers can leave it out. */
export const sign = (text: string) =>
  ({
    content: `"${text}"`,
    '@supports (content: "" / "")': { content: `"${text}" / ""` },
  }) satisfies SystemStyleObject;
