import { chakra } from '../theme/chakra';
import type { Style } from '../theme/style';

/**
 * The page's three columns; one on a narrow screen. No band has columns of its own, so that all share their left
 * edges.
 */
export const columns = {
  display: 'grid',
  gap: '2rem',
  lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} satisfies Style;

/** The place of a child as wide as two of the columns. */
export const twoColumns = { lg: { gridColumn: 'span 2' } } satisfies Style;

/** Renders its children in the columns. */
export const Columns = chakra('div', { base: columns });
