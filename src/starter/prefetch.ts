import { whenAtRest } from './rest';

declare global {
  interface Navigator {
    /** In Chromium alone (https://wicg.github.io/netinfo/). */
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor asks to be spared bytes, or the connection is poor. */
const sparesBytes = ({ connection }: Navigator) =>
  connection && (connection.saveData || /2g/.test(`${connection.effectiveType}`));

/**
 * Once the page is there and rests, loads the styles for paper, fetches the scripts ahead, without running
 * them, and hands the browser the rules by which it fetches other pages.
 */
export function startPrefetch() {
  whenAtRest(() => {
    const template = document.querySelector<HTMLTemplateElement>('#app');
    if (!template) return;
    document.head.append(...template.content.querySelectorAll('[media]'));
    if (sparesBytes(navigator)) return;
    for (const script of template.content.querySelectorAll('script')) {
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
