import { type SystemStyleObject, chakra } from '@chakra-ui/react/styled-system';
import { frozen } from '../theme/mixins';

/** Three columns, shared by most sections so that their left edges align; one on a narrow screen. */
export const columns = frozen({
  display: 'grid',
  gap: '2rem',
  lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} satisfies SystemStyleObject);

/** Keeps a column in view while a longer one beside it scrolls. */
export const stickyInView = frozen({
  lg: { position: 'sticky', top: '7rem', alignSelf: 'start' },
} satisfies SystemStyleObject);

export const spanTwoColumns = frozen({ lg: { gridColumn: 'span 2' } } satisfies SystemStyleObject);

export const StickyColumn = chakra('div', { base: stickyInView });

export const Columns = chakra('div', { base: columns });
