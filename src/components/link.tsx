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

/** Returns whether the text of a link is its address. */
const isAddress = (href: string, children: ReactNode) =>
  typeof children === 'string' && ['mailto:', 'https://', ''].includes(href.replace(children, ''));

/**
 * Renders a link. Not Gatsby's `Link`: with speculation rules the browser prerenders pages, and shows them
 * sooner than a router. A link whose text is its address is not translated.
 */
export function Link({ href, newTabHint, children, ...rest }: LinkProps) {
  const hint = newTabHint === undefined ? '' : ` ${newTabHint}`;
  return (
    <a
      href={href}
      translate={isAddress(href, children) ? 'no' : undefined}
      {...(hint && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {children}
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
