import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { trackDrafts } from '../forms/draft';
import { createSubmissions } from '../forms/submission';
import { Submissions } from '../forms/use-form';
import { formFailedEvent, formNames, type FormName } from '../inline/forms';
import { islands } from './island';
import { islandSystem } from './island-system';
import { keepFocus } from './keep-focus';
import { pageStyles } from './page-styles';

/** Hydrates every island of the page in small steps, so that a visitor can go on typing. */
export function hydrateIslands() {
  trackDrafts();
  const cache = pageStyles();
  for (const name of formNames) {
    const container = document.querySelector(`[data-island=${name}]`);
    if (container) hydrateIsland(container, name, cache);
  }
}

/**
 * Hydrates an island. React draws it again if an extension or a translator has changed it, and once after
 * an error. If that fails too, this restores the island's elements with what was typed into them: the
 * browser can still send the form. The focus stays where it was.
 */
function hydrateIsland(container: Element, name: FormName, cache: ReturnType<typeof pageStyles>) {
  const island = (
    <CacheProvider value={cache}>
      <ChakraProvider value={islandSystem}>
        <Submissions value={createSubmissions()}>{islands[name]}</Submissions>
      </ChakraProvider>
    </CacheProvider>
  );
  const restoreFocus = keepFocus(container);
  let root: Root | undefined;
  let isDrawnAgain = false;
  let nodes = [...container.childNodes];
  const restore = () => {
    container.replaceChildren(...nodes);
    restoreFocus();
    container.querySelector('form')?.dispatchEvent(new Event(formFailedEvent, { bubbles: true }));
  };
  const drawAgain = () => {
    isDrawnAgain = true;
    flushSync(() => root?.render(island));
    restoreFocus();
    if (container.firstChild) nodes = [...container.childNodes];
  };
  const onUncaughtError = (error: unknown) => {
    // React is still emptying the container. The window is not painted before a microtask.
    queueMicrotask(isDrawnAgain ? restore : drawAgain);
    reportError(error);
  };
  const onRecoverableError = (error: unknown) => {
    restoreFocus();
    reportError(error);
  };
  startTransition(() => {
    root = hydrateRoot(container, island, { onUncaughtError, onRecoverableError });
  });
}
