import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

/** A link as content gives it. */
export type ContentLink = { label: string; href: string };

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A page of this site (`/about/`) or a full address. */
  href: string;
  /** Set for a link that opens in a new tab: what is heard after its name. */
  newTabHint?: string;
  children: ReactNode;
};

/**
 * Every link of the site. Pages change by plain navigation, also once React is there: the browser
 * fetches the next page ahead (speculation rules) and shows it sooner than a script could draw it.
 */
export function Link({ href, newTabHint, children, ...rest }: LinkProps) {
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
