import { templateScripts } from '../forms/before-react/load-app';
import { formsOfPage } from '../forms/state/form-element';
import { whenIdle } from './idle';

/**
 * Fetches a file into the cache, and reads it to its end, so that the browser does not abort it. A `<link>`
 * does not work in all engines: Firefox applies `default-src` to `prefetch`, WebKit does not support it, and
 * Chromium warns of a `preload` that is not used at once.
 */
const cacheFile = (url: string) =>
  void fetch(url, { priority: 'low' })
    .then((file) => file.blob())
    .catch(() => undefined);

/** The path of the page with the inquiry. `src/gatsby/webpack-config.ts` defines it. */
declare const contactPath: string;

/** Calls `act` when a form is less than one window height away, or the pointer is on a link to one. */
function whenFormIsLikely(act: () => void) {
  const near = new IntersectionObserver(
    (forms) => {
      if (forms.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: '100%' },
  );
  for (const form of formsOfPage()) near.observe(form);
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest(`a[href^="${contactPath}"]`)) act();
  });
}

/**
 * Once the page is idle, adds the speculation rules. When a form is likely to be used, fetches the scripts of
 * React without running them. Does neither if the visitor saves data.
 */
export function startPrefetch() {
  whenIdle(() => {
    // Chromium only: https://wicg.github.io/savedata/
    const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
    if (connection?.saveData) return;
    document.head.append(...templateScripts('script:not([src])'));
    const scripts = templateScripts<HTMLScriptElement>('[src]');
    whenFormIsLikely(() => scripts.splice(0).forEach(({ src }) => cacheFile(src)));
  });
}
