import { whenAtRest } from './rest';

/**
 * true when the visitor asks to be spared bytes or the connection is poor; only Chromium can tell
 * (https://wicg.github.io/netinfo/).
 */
function sparesBytes(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    ('saveData' in connection && connection.saveData === true) ||
    ('effectiveType' in connection && String(connection.effectiveType).includes('2g'))
  );
}

/**
 * Once the page is there and rests, fetches the scripts ahead, without running them, and hands the browser
 * the rules by which it fetches other pages.
 */
export function startPrefetch() {
  whenAtRest(() => {
    if (sparesBytes()) return;
    const template = document.querySelector<HTMLTemplateElement>('#app');
    for (const script of template?.content.querySelectorAll('script') ?? []) {
      if (!script.src) {
        document.head.append(script);
        continue;
      }
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = script.src;
      document.head.append(link);
    }
  });
}
