import { cloneElement, useEffect, type ReactElement } from 'react';
import { inTheme, vary } from './vary';

type Variant = { variant: string; theme: string };

/** What `develop-pages.ts` gave the page, when it is one of the catalogue's. */
export function variantOf(context: unknown): Variant | null {
  if (typeof context !== 'object' || context === null) return null;
  if (!('variant' in context && 'theme' in context)) return null;
  return { variant: String(context.variant), theme: String(context.theme) };
}

type InVariantProps = Variant & {
  /** The page, with its data as Gatsby gives it. */
  element: ReactElement<{ data?: unknown }>;
};

/** A page of the catalogue: the page's own template, with other words or pictures, in one theme. */
export function InVariant({ element, variant, theme }: InVariantProps) {
  useEffect(() => {
    // After the provider around the page has set the theme that is stored, which both frames share.
    const timer = setTimeout(() => {
      const { classList, style } = document.documentElement;
      classList.remove('light', 'dark');
      classList.add(theme);
      style.colorScheme = theme;
    });
    return () => clearTimeout(timer);
  }, [theme]);
  return cloneElement(element, { data: inTheme(vary(element.props.data, variant), theme) });
}
