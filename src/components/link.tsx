import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { underlined } from '../theme/mixins';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A page of this site (`/about/`) or a full address. */
  href: string;
  /** Read out after the name of a link that opens in a new tab. */
  newTabHint?: string;
  children: ReactNode;
};

/** Splits an address before its punctuation, where its line may break; undefined: the link has other words. */
const addressParts = (href: string, children: ReactNode) =>
  typeof children === 'string' && ['mailto:', 'https://', ''].includes(href.replace(children, ''))
    ? children.split(/(?=[@./])/).flatMap((part, index) => [<wbr key={index} />, part])
    : undefined;

/**
 * Renders a link. Not Gatsby's own: the browser prerenders pages by speculation rules, and shows them sooner
 * than a router could. A link whose words are its address is not translated.
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
