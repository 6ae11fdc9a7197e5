import { chakra } from '@chakra-ui/react';
import { Link } from './link';

/** A link in a list of its own: soft until it is pointed at. */
export const QuietLink = chakra(Link, {
  base: {
    display: 'inline-block',
    paddingBlock: '0.375rem',
    color: 'softInk',
    _hover: { color: 'ink', textDecoration: 'underline' },
  },
});
