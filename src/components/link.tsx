import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { underlined } from '../theme/underlined';

export type ContentLink = { label: string; href: string };

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A page of this site (`/about/`) or a full address. */
  href: string;
  /** Read out after the name of a link that opens in a new tab. */
  newTabHint?: string;
  children: ReactNode;
};

/**
 * Renders a link. Gatsby's own is not used: speculation rules prefetch the next page, and show it
 * sooner than a script could.
 */
export function Link({ href, newTabHint, children, ...rest }: LinkProps) {
  if (
    typeof children === 'string' &&
    [`mailto:${children}`, `https://${children}`].includes(href)
  ) {
    return (
      <a href={href} translate="no" {...rest}>
        {children.split(/(?=[@.])/).flatMap((part, index) => [part, <wbr key={index} />])}
      </a>
    );
  }
  if (newTabHint === undefined) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden>{` ${newTabHint}`}</VisuallyHidden>
    </a>
  );
}

export const TextLink = chakra(Link, {
  base: { color: 'ink', ...underlined('accent', '2px'), _hover: { color: 'accent' } },
});
