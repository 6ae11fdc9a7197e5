import { cloneElement, useEffect, type ReactElement } from 'react';
import { inTheme, vary } from '../../content/vary';
import { VariedTexts } from './varied-texts';

type Variant = { variant: string; theme: string };

/** Reads the name of a catalogue frame: `catalogue/dark/long`. */
export function variantNamed(name: string): Variant | null {
  const [of, theme, variant] = name.split('/');
  return of === 'catalogue' && theme && variant ? { theme, variant } : null;
}

type InVariantProps = Variant & {
  /** The page, with its data from Gatsby. */
  element: ReactElement<{ data?: unknown }>;
};

/**
 * Renders a page of the catalogue: the page's own template, with other words or pictures, in one
 * theme.
 */
export function InVariant({ element, variant, theme }: InVariantProps) {
  useEffect(() => {
    // After the provider around the page has set the stored theme, which both frames share.
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
