const template = () => document.querySelector<HTMLTemplateElement>('#app')?.content;

/** Returns the scripts in the template; none once they are in the document. */
export const templateScripts = <Script extends Element>(selector: string) => [
  ...(template()?.querySelectorAll<Script>(selector) ?? []),
];

/**
 * Loads React: moves the scripts out of the template into the document. Called
 * again, it retries those that have failed.
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
    // A script that this browser cannot read loads all the same, after this event.
    const onError = ({ filename }: ErrorEvent) => {
      if (filename === script.src) fail();
    };
    addEventListener('error', onError);
    script.onload = stopListening;
    script.onerror = fail;
  }
  document.body.append(...scripts);
}
