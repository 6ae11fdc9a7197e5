import { whenAtRest } from './rest';

/** Whether the visitor asks to be spared bytes, or the connection is poor. */
function sparesBytes() {
  // In Chromium alone (https://wicg.github.io/netinfo/).
  const {
    connection,
  }: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } = navigator;
  return connection?.saveData === true || `${connection?.effectiveType}`.includes('2g');
}

/**
 * Once the page is there and rests, loads the styles for paper, fetches the scripts ahead, without running
 * them, and hands the browser the rules by which it fetches other pages.
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
