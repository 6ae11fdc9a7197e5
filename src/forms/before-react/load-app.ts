import { PageId } from '../../contract/page-attributes';

const template = () => document.querySelector<HTMLTemplateElement>(`#${PageId.app}`)?.content;

/** Returns the elements of the template that match; none after `loadApp` has moved them. */
export const templateScripts = <Script extends Element>(selector: string) => [
  ...(template()?.querySelectorAll<Script>(selector) ?? []),
];

/**
 * Loads React by moving its scripts from the template into the document. A second call retries the scripts
 * that failed.
 *
 * @param onFailure called when a script does not load, or does not run in this browser
 */
export function loadApp(onFailure: () => void) {
  const scripts = templateScripts<HTMLScriptElement>('[src]');
  for (const script of scripts) {
    // Cloned before it runs, because a script element runs only once.
    const again = script.cloneNode();
    const stopListening = () => removeEventListener('error', onError);
    const fail = () => {
      stopListening();
      template()?.append(again);
      script.remove();
      onFailure();
    };
    // A script with a syntax error for this browser fires `error` on the window, then `load`.
    const onError = ({ filename }: ErrorEvent) => {
      if (filename === script.src) fail();
    };
    addEventListener('error', onError);
    script.onload = stopListening;
    script.onerror = fail;
  }
  document.body.append(...scripts);
}
