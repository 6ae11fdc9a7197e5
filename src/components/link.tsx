import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

/** A link as content defines it. */
export type ContentLink = { label: string; href: string };

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A page of this site (`/about/`) or a full address. */
  href: string;
  /** Read out after the link's name; set if the link opens in a new tab. */
  newTabHint?: string;
  children: ReactNode;
};

/**
 * Renders every link of the site. Pages change by plain navigation, even once React runs: the
 * browser prefetches the next page (speculation rules) and shows it sooner than a script could draw
 * it.
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
