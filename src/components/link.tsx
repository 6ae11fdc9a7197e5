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

/** Splits the text of a link before punctuation, where a line may break; undefined unless the text is the address. */
const addressParts = (href: string, children: ReactNode) =>
  typeof children === 'string' && ['mailto:', 'https://', ''].includes(href.replace(children, ''))
    ? children.split(/(?=[@./])/).flatMap((part, index) => [<wbr key={index} />, part])
    : undefined;

/**
 * Renders a link. Not Gatsby's `Link`: with speculation rules the browser prerenders pages, and shows them
 * sooner than a router. A link whose text is its address is not translated.
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
      {newTabHint !== undefined && (
        <VisuallyHidden>
          <LayoutWords>{` ${newTabHint}`}</LayoutWords>
        </VisuallyHidden>
      )}
    </a>
  );
}

export const TextLink = chakra(Link, {
  base: { color: 'fg', ...underlined('fg.accent', '2px'), _hover: { color: 'fg.accent' } },
});
