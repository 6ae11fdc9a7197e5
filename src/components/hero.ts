import { chakra } from '@chakra-ui/react';
import { columns } from './columns';

/** The row of a hero: the heading before the other words in wide windows, above them in narrow ones. */
export const HeroRow = chakra('div', {
  base: { display: 'grid', alignItems: 'end', xl: columns.lg },
});

/** The eyebrow and the title of a hero. */
export const HeroHeading = chakra('div', { base: { xl: { gridColumn: 'span 2' } } });
