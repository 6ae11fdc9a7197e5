import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Renders the column of at most 1200 px that holds all content. */
export const Container = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'calc(75rem + 2 * {spacing.edge})',
    marginInline: 'auto',
    paddingInline: 'edge',
  },
});

/** Renders a section as wide as the window. Adjacent ones share the space between them. */
export const FullWidthSection = chakra(
  'section',
  {
    base: {
      paddingBlock: 'section',
      '[data-section] + &': { paddingTop: 0 },
    },
  },
  { defaultProps: { 'data-section': '' } },
);

/** Renders a section whose content is in the column. */
export const Section = ({ children, ...props }: ComponentProps<typeof FullWidthSection>) => (
  <FullWidthSection {...props}>
    <Container>{children}</Container>
  </FullWidthSection>
);

/** Renders a surface with the colours of the dark theme, in both themes. */
export const InvertedSurface = ({ children, ...surface }: HTMLChakraProps<'div'>) => (
  <chakra.div bg="bg.inverted" {...surface}>
    <div className="dark">{children}</div>
  </chakra.div>
);
