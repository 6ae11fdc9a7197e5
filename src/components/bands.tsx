import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Inner = chakra('div', { base: { color: 'ink' } });

const DarkGround = chakra('div', { base: { backgroundColor: 'band' } });

/** Renders a band in the colours of the dark theme, in both themes. */
export const DarkBand = ({ children }: { children: ReactNode }) => (
  <DarkGround>
    <Inner className="dark">{children}</Inner>
  </DarkGround>
);

const ContrastGround = chakra('div', { base: { backgroundColor: 'ink' } });

/** Renders a band in the colours of the other theme. */
export const ContrastBand = ({ children }: { children: ReactNode }) => (
  <ContrastGround>
    <Inner className="contrast">{children}</Inner>
  </ContrastGround>
);
