import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { underlined } from '../theme/mixins';
import { LayoutWords } from './in-language';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A page of this site (`/about/`) or a full address. */
  href: string;
  /** Opens the link in a new tab. Read out after its name. */
  newTabHint?: string;
  children: ReactNode;
};

/** Returns the text of a link if it is its address; undefined otherwise. */
const addressIn = (href: string, children: ReactNode) =>
  typeof children === 'string' && ['mailto:', 'https://', ''].includes(href.replace(children, ''))
    ? children
    : undefined;

/** Splits an address before punctuation, where a line may break. */
const addressParts = (address: string) =>
  address
    .split(/(?=[@./])/)
    .flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]));

/**
 * Renders a link. Not Gatsby's `Link`: with speculation rules the browser prerenders pages, and shows them
 * sooner than a router. A link whose text is its address is not translated.
 */
export function Link({ href, newTabHint, children, ...rest }: LinkProps) {
  const address = addressIn(href, children);
  const hint = newTabHint === undefined ? '' : ` ${newTabHint}`;
  return (
    <a
      href={href}
      translate={address === undefined ? undefined : 'no'}
      // Chromium reads a space at each place where the line may break.
      aria-label={address === undefined ? undefined : address + hint}
      {...(hint && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {address === undefined ? children : addressParts(address)}
      {hint && (
        <VisuallyHidden>
          <LayoutWords>{hint}</LayoutWords>
        </VisuallyHidden>
      )}
    </a>
  );
}

export const TextLink = chakra(Link, {
  base: { color: 'fg', ...underlined('fg.accent', '2px'), _hover: { color: 'fg.accent' } },
});
