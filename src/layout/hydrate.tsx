import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { reactFailed } from './react-failed';

/**
 * Hydrates in small steps, so that a visitor can go on typing; `develop` sends an empty page. If
 * React fails, and so empties the page, it draws the page again. If it fails again, this restores
 * the page's elements with what was typed into them, and the focus.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    if (!container.firstChild) {
      createRoot(container).render(element);
      return;
    }
    const app = <CacheProvider value={pageStyles()}>{element}</CacheProvider>;
    let root: Root | undefined;
    let isDrawnAgain = false;
    let nodes = [...container.childNodes];
    let focused: EventTarget | null = document.activeElement;
    container.addEventListener('focusin', ({ target }) => {
      focused = target;
    });
    const restore = () => {
      container.replaceChildren(...nodes);
      if (focused instanceof HTMLElement) focused.focus();
      reactFailed();
    };
    const drawAgain = () => {
      isDrawnAgain = true;
      flushSync(() => root?.render(app));
      if (container.firstChild) nodes = [...container.childNodes];
    };
    const onUncaughtError = (error: unknown) => {
      // React is still emptying the page. The window is not painted before a microtask.
      queueMicrotask(isDrawnAgain ? restore : drawAgain);
      reportError(error);
    };
    startTransition(() => {
      root = hydrateRoot(container, app, { onUncaughtError });
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
