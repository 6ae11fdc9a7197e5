import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

/** The column of the page, at most 1200 px wide. */
export const Container = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'calc(75rem + 2 * {spacing.edge})',
    marginInline: 'auto',
    paddingInline: 'edge',
  },
});

/** A section as wide as the window. Adjacent sections share the space between them. */
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

/** For the `style` of a section with something longer than it. A class of its own would repeat the rest. */
export const clipped = { overflow: 'clip' } as const;

/** Renders a section with its content in the column. */
export const Section = ({ children, ...props }: ComponentProps<typeof FullWidthSection>) => (
  <FullWidthSection {...props}>
    <Container>{children}</Container>
  </FullWidthSection>
);

/** Renders a surface with the colors of the dark theme in both themes. */
export const DarkSurface = ({ children, ...surface }: HTMLChakraProps<'div'>) => (
  <chakra.div bg="bg.dark" {...surface}>
    <div className="dark">{children}</div>
  </chakra.div>
);
