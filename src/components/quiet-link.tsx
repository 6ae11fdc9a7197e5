import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from './link';

/** A muted link with a large touch target. */
export const QuietLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingBlock: '0.25rem',
    color: 'fg.muted',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});
