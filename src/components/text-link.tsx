import { chakra } from '../theme/chakra';
import { Link } from './link';

/** Renders a link among words: it keeps the contrast of the text, and its underline has the accent. */
export const TextLink = chakra(Link, {
  base: {
    color: 'ink',
    textDecoration: 'underline 2px var(--tl-colors-accent)',
    _hover: { color: 'accent' },
  },
});
