import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates in small steps, as a transition does: a visitor who has just reached for a field goes on
 * typing meanwhile. `develop` sends an empty page, and React draws it.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    if (!container.firstChild) {
      createRoot(container).render(element);
      return;
    }
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
