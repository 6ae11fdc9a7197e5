import { isValidElement, type ReactNode } from 'react';
import { DraftRibbon } from './draft-ribbon';
import { InVariant, variantNamed } from './in-variant';

type InDevelopProps = {
  element: ReactNode;
  /** The page's context, as `create-pages.ts` made it. */
  context: unknown;
};

/**
 * Renders a page for `develop`: a draft with its ribbon, and a page in a frame of the catalogue in
 * that frame's variant.
 */
export function InDevelop({ element, context }: InDevelopProps) {
  const variant = typeof window === 'undefined' ? null : variantNamed(window.name);
  return (
    <>
      <DraftRibbon context={context} />
      {variant && isValidElement<{ data?: unknown }>(element) ? (
        <InVariant {...variant} element={element} />
      ) : (
        element
      )}
    </>
  );
}
