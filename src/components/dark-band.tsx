import type { ReactNode } from 'react';
import { chakra } from '../theme/chakra';

const Ground = chakra('div', { base: { backgroundColor: 'band' } });
const Night = chakra('div', { base: { colorScheme: 'dark', color: 'ink' } });

/** A band that is dark in both themes: everything within takes the dark theme's colours. */
export const DarkBand = ({ children }: { children: ReactNode }) => (
  <Ground>
    <Night>{children}</Night>
  </Ground>
);
