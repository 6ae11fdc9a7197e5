import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

const Ground = chakra('div', { base: { backgroundColor: 'band' } });
const Night = chakra('div', { base: { color: 'ink' } });

/** Renders a band that is dark in both themes: everything inside uses the dark theme's colours. */
export const DarkBand = ({ children }: { children: ReactNode }) => (
  <Ground>
    <Night className="dark">{children}</Night>
  </Ground>
);
