import { isValidElement, type ReactNode } from 'react';
import { DraftRibbon } from './draft-ribbon';
import { InVariant, variantNamed } from './in-variant';

type InDevelopProps = {
  element: ReactNode;
  /** The page's context, as `create-pages.ts` made it. */
  context: unknown;
};

/** A page as `develop` shows it: a draft with its ribbon, and in a frame of the catalogue in its variant. */
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
