import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Renders a band in the colours of the dark theme, in both themes. */
export const DarkBand = ({ children, ...ground }: HTMLChakraProps<'div'>) => (
  <chakra.div bg="band" {...ground}>
    <div className="dark">{children}</div>
  </chakra.div>
);
