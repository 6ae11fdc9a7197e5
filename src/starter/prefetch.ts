import { whenAtRest } from './rest';

/** Returns whether the visitor wants to save data, or the connection is slow. */
function sparesBytes() {
  // Only in Chromium (https://wicg.github.io/netinfo/).
  const {
    connection,
  }: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } = navigator;
  return connection?.saveData === true || `${connection?.effectiveType}`.includes('2g');
}

/**
 * Fetches a file into the cache, and reads it to its end, so that no browser stops in the middle. Links
 * do not do this in all engines: Firefox applies `default-src` to prefetch, WebKit does not know it, and
 * Chromium warns of a preload that is not used at once.
 */
const keep = (url: string) =>
  fetch(url, { priority: 'low' })
    .then((file) => file.blob())
    .catch(() => undefined);

/**
 * Once the page is idle, loads the print styles, fetches the scripts without running them, and gives the
 * browser the rules for fetching other pages.
 */
export function startPrefetch() {
  whenAtRest(() => {
    const { head } = document;
    const template = document.querySelector<HTMLTemplateElement>('#app');
    if (!template) return;
    head.append(...template.content.querySelectorAll('[media]'));
    if (sparesBytes()) return;
    for (const script of template.content.querySelectorAll('script')) {
      if (script.src) void keep(script.src);
      else head.append(script);
    }
  });
}
