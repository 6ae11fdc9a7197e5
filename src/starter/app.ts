/** Returns the elements that wait in the template, none once React is loaded. */
export const waiting = <Waiting extends Element>(selector: string) => [
  ...(template()?.querySelectorAll<Waiting>(selector) ?? []),
];

const template = () => document.querySelector<HTMLTemplateElement>('#app')?.content;

/**
 * Loads React: moves the scripts out of the template in which they wait into the document. Called
 * again, it retries those that have failed.
 *
 * @param onFailure called when a script fails
 */
export function loadApp(onFailure: () => void) {
  const content = template();
  if (!content) return;
  for (const script of waiting('script')) {
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
