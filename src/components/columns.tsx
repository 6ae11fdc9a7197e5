import { type SystemStyleObject, chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { frozen } from '../theme/mixins';

/** Three columns, shared by most sections so that their left edges align; one on a narrow screen. */
export const columns = frozen({
  display: 'grid',
  gap: '2rem',
  lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} satisfies SystemStyleObject);

export const spanTwoColumns = frozen({ lg: { gridColumn: 'span 2' } } satisfies SystemStyleObject);

const Sticky = chakra('div', { base: { lg: { position: 'sticky', top: '7rem' } } });

/**
 * Keeps a column in view while a longer one beside it scrolls. A sticky grid item would slide over the rows below its own;
 * this one ends with the element around it.
 */
export const StickyColumn = ({ children }: { children: ReactNode }) => (
  <div>
    <Sticky>{children}</Sticky>
  </div>
);

export const Columns = chakra('div', { base: columns });
