import { chakra } from '@chakra-ui/react';
import { underlined } from '../theme/underlined';
import { Link } from './link';

/** Renders a link among words: it keeps the contrast of the text, and its underline has the accent. */
export const TextLink = chakra(Link, {
  base: {
    color: 'ink',
    ...underlined('accent', '2px'),
    _hover: { color: 'accent' },
  },
});
