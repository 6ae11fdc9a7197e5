import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
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
      hydrateRoot(container, <CacheProvider value={pageStyles()}>{element}</CacheProvider>);
    });
  };

/** Emotion's cache, told by the names of their classes which rules the page came with. */
function pageStyles() {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const names = document.querySelector('#page-styles')?.textContent.match(/(?<=\.css-)\w+/g);
  for (const name of names ?? []) cache.inserted[name] = true;
  return cache;
}
