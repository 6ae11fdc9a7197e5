import { isValidElement, type ReactNode } from 'react';
import { DraftRibbon } from './draft-ribbon';
import { InVariant, variantOf } from './in-variant';

type InDevelopProps = {
  element: ReactNode;
  /** The page's context, as `develop-pages.ts` made it. */
  context: unknown;
};

/** A page as `develop` shows it: a draft with its ribbon, and the catalogue's versions of it. */
export function InDevelop({ element, context }: InDevelopProps) {
  const variant = variantOf(context);
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
