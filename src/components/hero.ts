import { chakra } from '@chakra-ui/react/styled-system';
import { columns } from './columns';
import type { LedeProps } from './lede';

/** The words at the head of a page or of the inquiry. */
export type HeroWords = {
  /** A small line above the headline. */
  eyebrow?: string | null;
  /** May contain one accent between asterisks. */
  headline: string;
} & LedeProps;

/** The row of a hero: the heading before the other words in wide windows, above them in narrow ones. */
export const HeroRow = chakra('div', {
  base: { display: 'grid', alignItems: 'end', xl: columns.lg },
});

/** The eyebrow and the title of a hero. */
export const HeroHeading = chakra('div', { base: { xl: { gridColumn: 'span 2' } } });
