import { chakra } from '@chakra-ui/react';
import { brand as look } from '../theme/brand';

// Otherwise Chakra takes `translate` for a style.
const Frame = chakra(
  'span',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.5em',
      color: 'fg',
      fontFamily: 'serif',
      letterSpacing: '-0.01em',
      lineHeight: '1',
      overflowWrap: 'normal',
      '& svg, & img': { flex: 'none' },
    },
  },
  { forwardProps: ['translate'] },
);

/**
 * Renders the logo of `brand.json`; without one, three threads that become one line.
 *
 * @param end where the line ends, in units of the logo's height of 24
 */
export const Logo = ({ end = 40 }: { end?: number }) =>
  look.logo ? (
    // With a maximum of 100%, it would count as of no width, and the name would overlap what follows.
    <img src={look.logo} alt="" style={{ height: '1em', maxWidth: 'none' }} />
  ) : (
    <svg viewBox="0 0 40 24" width="1.45em" aria-hidden>
      <path
        stroke="var(--tl-colors-thread-4)"
        strokeWidth="4"
        d={`M2 20C13.5 20 11.5 8 22 8H${end}`}
      />
      <path stroke="var(--tl-colors-thread-2)" strokeWidth="4.2" d={`M2.1 12H${end}`} />
      <path
        stroke="var(--tl-colors-thread-1)"
        strokeWidth="4"
        d={`M2 4C13.5 4 11.5 16 22 16H${end}`}
      />
    </svg>
  );

export const LogoWithName = ({ brand }: { brand: string }) => (
  <Frame translate="no">
    <Logo />
    {brand}
  </Frame>
);
