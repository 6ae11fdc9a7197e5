/** Returns the elements that wait in the template, none once React is loaded. */
export const waiting = <Waiting extends Element>(selector: string) => [
  ...(document
    .querySelector<HTMLTemplateElement>('#app')
    ?.content.querySelectorAll<Waiting>(selector) ?? []),
];

/**
 * Loads React: moves the scripts out of the template in which they wait into the document. Called
 * again, it retries those that have failed.
 *
 * @param onFailure called when a script fails
 */
export function loadApp(onFailure: () => void) {
  const content = document.querySelector<HTMLTemplateElement>('#app')?.content;
  if (!content) return;
  for (const script of content.querySelectorAll('script')) {
    // Cloned before it runs, because a script element runs only once.
    const again = script.cloneNode();
    script.addEventListener('error', () => {
      script.remove();
      content.append(again);
      onFailure();
    });
  }
  document.body.append(content);
}
