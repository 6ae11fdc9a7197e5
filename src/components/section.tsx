import type { ComponentProps } from 'react';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Renders the 1200 px column that holds all content. */
export const Container = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'calc(75rem + 2 * {spacing.edge})',
    marginInline: 'auto',
    paddingInline: 'edge',
  },
});

/** A band that fills the window. Adjacent ones share the space between them. */
export const Band = chakra(
  'section',
  {
    base: {
      paddingBlock: 'band',
      '[data-band] + &': { paddingTop: 0 },
    },
  },
  { defaultProps: { 'data-band': '' } },
);

/** Renders a band whose content is in the column. */
export const Section = ({ children, ...band }: ComponentProps<typeof Band>) => (
  <Band {...band}>
    <Container>{children}</Container>
  </Band>
);

/** Renders a band in the colours of the dark theme, in both themes. */
export const DarkBand = ({ children, ...surface }: HTMLChakraProps<'div'>) => (
  <chakra.div bg="bg.inverted" {...surface}>
    <div className="dark">{children}</div>
  </chakra.div>
);
