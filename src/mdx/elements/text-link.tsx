import type { ComponentProps } from 'react';
import { useLayoutWords } from '../../components/layout-context';
import { TextLink } from '../../components/link';

/** Returns the words after a link to another site, which opens in a new tab; undefined for other links. */
export function useNewTabHint(href: string): string | undefined {
  const { address, newTabHint } = useLayoutWords();
  const isOtherSite = /^https?:/.test(href) && new URL(href).origin !== address;
  return isOtherSite ? newTabHint : undefined;
}

/** Renders a link in a text. */
export const MdxLink = (props: ComponentProps<typeof TextLink>) => (
  <TextLink {...props} newTabHint={useNewTabHint(props.href)} />
);
