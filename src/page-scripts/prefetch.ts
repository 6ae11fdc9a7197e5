import { templateScripts } from '../forms/before-react/load-app';
import { formsOfPage } from '../forms/state/form-element';

/**
 * Fetches a file into the cache, and reads it to its end, so that the browser does not abort it. A `<link>`
 * does not work in all engines: Firefox applies `default-src` to `prefetch`, WebKit does not support it, and
 * Chromium warns of a `preload` that is not used at once.
 */
const cacheFile = (url: string) =>
  void fetch(url, { priority: 'low' })
    .then((file) => file.blob())
    .catch(() => undefined);

/** Calls `act` 100 ms after the first frame after `load`, which the browser fires after this script. */
const whenIdle = (act: () => void) =>
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(act, 100)));

/** Calls `act` once a form is less than one window height away. */
function whenFormIsNear(act: () => void) {
  const near = new IntersectionObserver(
    (forms) => {
      if (!forms.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      act();
    },
    { rootMargin: '100%' },
  );
  for (const form of formsOfPage()) near.observe(form);
}

/**
 * Once the page is idle, adds the speculation rules. When a form is near, fetches the scripts of React
 * without running them. Does neither if the visitor saves data.
 */
export function startPrefetch() {
  whenIdle(() => {
    // Chromium only: https://wicg.github.io/savedata/
    const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
    if (connection?.saveData) return;
    document.head.append(...templateScripts('script:not([src])'));
    whenFormIsNear(() => {
      for (const { src } of templateScripts<HTMLScriptElement>('[src]')) cacheFile(src);
    });
  });
}
