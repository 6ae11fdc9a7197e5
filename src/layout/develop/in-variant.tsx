import { cloneElement, useEffect, type ReactElement } from 'react';
import { inTheme, vary } from '../../content/vary';
import { VariedTexts } from './varied-texts';

type Variant = { variant: string; theme: string };

/** What the name of a frame asks for, when it is one of the catalogue's: `catalogue/dark/long`. */
export function variantNamed(name: string): Variant | null {
  const [of, theme, variant] = name.split('/');
  return of === 'catalogue' && theme && variant ? { theme, variant } : null;
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
  return (
    <VariedTexts variant={variant}>
      {cloneElement(element, { data: inTheme(vary(element.props.data, variant), theme) })}
    </VariedTexts>
  );
}
