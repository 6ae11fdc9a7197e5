import { chakra } from '@chakra-ui/react';
import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * The three columns that most bands share, so that their left edges align; one on a narrow screen.
 */
export const columns = {
  display: 'grid',
  gap: '2rem',
  lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} satisfies SystemStyleObject;

/** Keeps a child in view, next to one that is longer. */
export const staysInView = {
  lg: { position: 'sticky', top: '7rem', alignSelf: 'start' },
} satisfies SystemStyleObject;

/** The place of a child as wide as two of the columns. */
export const twoColumns = { lg: { gridColumn: 'span 2' } } satisfies SystemStyleObject;

/** Renders its children in the columns. */
export const Columns = chakra('div', { base: columns });
