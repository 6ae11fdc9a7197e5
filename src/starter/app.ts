const template = () => document.querySelector<HTMLTemplateElement>('#app')?.content;

/** Returns the elements that wait in the template; none if they have left it. */
export const waiting = <Waiting extends Element>(selector: string) => [
  ...(template()?.querySelectorAll<Waiting>(selector) ?? []),
];

/**
 * Loads React: moves the scripts, and the preloads of their data, out of the template in which they
 * wait into the document. Called again, it retries those that have failed. The styles of an idle page
 * wait for its fonts.
 *
 * @param onFailure called when a script fails
 */
export function loadApp(onFailure: () => void) {
  for (const script of waiting<HTMLScriptElement>('script')) {
    // Cloned before it runs, because a script element runs only once.
    const again = script.cloneNode();
    script.onerror = () => {
      template()?.append(again);
      script.remove();
      onFailure();
    };
  }
  document.body.append(...waiting('[as],script'));
}
