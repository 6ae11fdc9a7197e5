import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reactFailed } from './react-failed';

/**
 * Hydrates in small steps, as a transition does: a visitor who has just reached for a field goes on
 * typing meanwhile. `develop` sends an empty page, and React draws it.
 *
 * React empties the page when it fails. The elements that the server sent, with all that was typed into
 * them, are then put back.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    if (!container.firstChild) {
      createRoot(container).render(element);
      return;
    }
    const sent = [...container.childNodes];
    const onUncaughtError = (error: unknown) => {
      container.replaceChildren(...sent);
      reactFailed();
      reportError(error);
    };
    startTransition(() => {
      hydrateRoot(container, <CacheProvider value={pageStyles()}>{element}</CacheProvider>, {
        onUncaughtError,
      });
    });
  };

/**
 * Emotion's cache for a page that came with its rules: told which they are by the names of their classes,
 * and to add more to the same style sheet.
 */
function pageStyles() {
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  const sheet = document.querySelector<HTMLStyleElement>('#page-styles');
  if (!sheet) return cache;
  for (const name of sheet.textContent.match(/(?<=\.c-)\w+/g) ?? []) cache.inserted[name] = true;
  cache.sheet.tags.push(sheet);
  cache.sheet.ctr = 1;
  return cache;
}
