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
      head.append(
        script.src
          ? Object.assign(document.createElement('link'), { rel: 'prefetch', href: script.src })
          : script,
      );
    }
  });
}
