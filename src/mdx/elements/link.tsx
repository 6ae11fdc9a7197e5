import type { ComponentProps } from 'react';
import { useLayoutWords } from '../../components/layout-context';
import { TextLink } from '../../components/link';

/** Returns what is read out after the name of a link to another site, which opens in a new tab. */
export function useNewTabHint(href: string): string | undefined {
  const { newTabHint } = useLayoutWords();
  return /^https?:/.test(href) ? newTabHint : undefined;
}

/** Renders a link in a text. */
export const MdxLink = (props: ComponentProps<typeof TextLink>) => (
  <TextLink {...props} newTabHint={useNewTabHint(props.href)} />
);
