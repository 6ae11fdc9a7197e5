import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { columns } from '../components/columns';
import { Prose } from '../components/prose';
import { Container } from '../components/section';

const Root = chakra('div', {
  base: { paddingBlock: 'clamp(2rem, 4vw, 3.5rem) {spacing.section}' },
});

/** In wide windows the headings are in the first column and the text is beside them. */
const Text = chakra(Prose, {
  base: {
    '& > :first-child': { marginTop: 0 },
    lg: {
      display: 'grid',
      columnGap: '2rem',
      ...columns.lg,
      alignItems: 'baseline',
      maxWidth: 'none',
      // The columns of wide components.
      '--wide': '1 / -1',
      '& > *': { gridColumn: '2 / span 2', maxWidth: '32rem' },
      '& > h2': { gridColumn: 1 },
      '& > h2, & > h2 + *': { marginTop: '3rem' },
      '& > h2:first-child, & > h2:first-child + *': { marginTop: 0 },
    },
  },
});

/** Renders the text of a page. */
export const TextSection = ({ children }: { children: ReactNode }) => (
  <Root>
    <Container>
      <Text>{children}</Text>
    </Container>
  </Root>
);
