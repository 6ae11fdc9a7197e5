const template = () => document.querySelector<HTMLTemplateElement>('#app')?.content;

/** Returns the elements that wait in the template; none if they have left it. */
export const waiting = <Waiting extends Element>(selector: string) => [
  ...(template()?.querySelectorAll<Waiting>(selector) ?? []),
];

/**
 * Loads React: moves the scripts out of the template in which they wait into the document. Called
 * again, it retries those that have failed.
 *
 * @param onFailure called when a script does not load, or does not run in this browser
 */
export function loadApp(onFailure: () => void) {
  const scripts = waiting<HTMLScriptElement>('[src]');
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
