import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Ground = chakra('div', { base: { backgroundColor: 'band' } });
const Night = chakra('div', { base: { colorScheme: 'dark', color: 'ink' } });

/** A band that is dark in both themes: everything within takes the dark theme's colours. */
export const DarkBand = ({ children }: { children: ReactNode }) => (
  <Ground>
    <Night>{children}</Night>
  </Ground>
);
