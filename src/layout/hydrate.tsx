import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reactFailed } from './react-failed';

/**
 * Hydrates in small steps, so that a visitor can go on typing; `develop` sends an empty page. If
 * React fails, and so empties the page, this restores its elements with what was typed into them,
 * and the focus.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    if (!container.firstChild) {
      createRoot(container).render(element);
      return;
    }
    const sent = [...container.childNodes];
    const focused = document.activeElement;
    const onUncaughtError = (error: unknown) => {
      container.replaceChildren(...sent);
      if (focused instanceof HTMLElement) focused.focus();
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
 * Returns Emotion's cache for the rules that the page came with, and adds new ones to their style
 * sheet.
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
