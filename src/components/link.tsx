import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { underlined } from '../theme/mixins';

export type ContentLink = { label: string; href: string };

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A page of this site (`/about/`) or a full address. */
  href: string;
  /** Read out after the name of a link that opens in a new tab. */
  newTabHint?: string;
  children: ReactNode;
};

/** Returns an address in parts, which break before its signs; undefined: a link has other words. */
const addressParts = (href: string, children: ReactNode) =>
  typeof children === 'string' && ['mailto:', 'https://', ''].includes(href.replace(children, ''))
    ? children.split(/(?=[@./])/).flatMap((part, index) => [<wbr key={index} />, part])
    : undefined;

/**
 * Renders a link. Gatsby's own is not used: speculation rules prefetch the next page, and show it
 * sooner than a script could. An address as its words is not translated.
 */
export function Link({ href, newTabHint, children, ...rest }: LinkProps) {
  const parts = addressParts(href, children);
  return (
    <a
      href={href}
      translate={parts && 'no'}
      {...(newTabHint !== undefined && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {parts ?? children}
      {newTabHint !== undefined && <VisuallyHidden>{` ${newTabHint}`}</VisuallyHidden>}
    </a>
  );
}

export const TextLink = chakra(Link, {
  base: { color: 'fg', ...underlined('fg.accent', '2px'), _hover: { color: 'fg.accent' } },
});
