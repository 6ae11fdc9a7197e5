/** How long the scripts may take until a visitor is told, in milliseconds. */
const patience = 20_000;

let requested = false;
let late = false;

/**
 * Loads React: moves the scripts out of the template in which they wait into the document. Called
 * again, it tries those again that could not be loaded.
 *
 * @param onFailure called when a script cannot be loaded, or none has taken over in 20 seconds
 */
export function loadApp(onFailure: () => void) {
  const template = document.querySelector<HTMLTemplateElement>('#app');
  if (!template) return;
  const scripts = template.content.querySelectorAll('script');
  for (const script of scripts) {
    // Made before it runs, which an element does once.
    const again = script.cloneNode();
    script.addEventListener('error', () => {
      script.remove();
      template.content.append(again);
      onFailure();
    });
  }
  if (requested && scripts.length === 0) {
    if (late) onFailure();
    return;
  }
  requested = true;
  late = false;
  document.body.append(template.content);
  setTimeout(() => {
    late = true;
    onFailure();
  }, patience);
}
