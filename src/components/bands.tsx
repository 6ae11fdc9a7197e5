import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Ground = chakra('div', { base: { bg: 'band' } });

/** Renders a band in the colours of the dark theme, in both themes. */
export const DarkBand = ({ children, ...ground }: HTMLChakraProps<'div'>) => (
  <Ground {...ground}>
    <div className="dark">{children}</div>
  </Ground>
);
