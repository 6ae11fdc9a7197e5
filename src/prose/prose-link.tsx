import type { ComponentProps } from 'react';
import { Link } from '../components/link';
import { chakra } from '../theme/chakra';
import { useNewTabHint } from './new-tab-hint';

/** Its words keep the contrast of the text, and the underline has the accent. */
const Words = chakra(Link, {
  base: {
    color: 'ink',
    textDecoration: 'underline 2px var(--tl-colors-accent)',
    _hover: { color: 'accent' },
  },
});

/** Renders a link in a text. */
export const ProseLink = (props: ComponentProps<typeof Words>) => (
  <Words {...props} newTabHint={useNewTabHint(props.href)} />
);
