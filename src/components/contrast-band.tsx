import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

const Ground = chakra('div', { base: { backgroundColor: 'ink' } });
const Inner = chakra('div', { base: { color: 'ink' } });

/** Renders a band in the colours of the other theme, so that it catches the eye in both. */
export const ContrastBand = ({ children }: { children: ReactNode }) => (
  <Ground>
    <Inner className="contrast">{children}</Inner>
  </Ground>
);
