import { chakra } from '@chakra-ui/react/styled-system';
import logo from 'generated/logo';

// `translate` is also a style property of Chakra, so it must be forwarded.
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

type LogoProps = {
  /** The x coordinate at which the lines end. The viewBox is 24 units high. */
  end?: number;
};

/** Renders the logo of `brand.json`; without one, draws three threads that become one line. */
export const Logo = ({ end = 40 }: LogoProps) =>
  logo ? (
    // `max-width: 100%` would remove its intrinsic width, and the name would overlap what follows.
    <img {...logo} alt="" style={{ height: '1em', width: 'auto', maxWidth: 'none' }} />
  ) : (
    <svg viewBox="0 0 40 24" width="1.45em" aria-hidden>
      <chakra.path stroke="thread.4" strokeWidth="4" d={`M2 20C13.5 20 11.5 8 22 8H${end}`} />
      <chakra.path stroke="thread.2" strokeWidth="4" d={`M2.1 12H${end}`} />
      <chakra.path stroke="thread.1" strokeWidth="4" d={`M2 4C13.5 4 11.5 16 22 16H${end}`} />
    </svg>
  );

/** Renders the logo and the name of the brand. */
export const LogoWithName = ({ brand }: { brand: string }) => (
  <Frame translate="no">
    <Logo />
    {brand}
  </Frame>
);
