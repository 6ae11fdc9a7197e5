import { chakra } from '@chakra-ui/react';
import { Link } from './link';

export const QuietLink = chakra(Link, {
  base: {
    display: 'inline-block',
    paddingBlock: '0.375rem',
    color: 'softInk',
    _hover: { color: 'ink', textDecoration: 'underline' },
  },
});
