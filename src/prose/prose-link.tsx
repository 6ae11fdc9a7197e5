import { chakra } from '../theme/chakra';
import { Link } from '../components/link';

/**
 * Renders a link in a text: its words keep the contrast of the text, and the underline has the
 * accent.
 */
export const ProseLink = chakra(Link, {
  base: {
    color: 'ink',
    textDecoration: 'underline 2px var(--tl-colors-accent)',
    _hover: { color: 'accent' },
  },
});
