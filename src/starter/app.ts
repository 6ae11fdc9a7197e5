/** How long the scripts may take until a visitor is told, in milliseconds. */
const patience = 20_000;

let requested = false;

/**
 * Loads React: moves the scripts out of the template in which they wait into the document.
 *
 * @param onFailure called when a script cannot be loaded, or none has taken over in 20 seconds
 */
export function loadApp(onFailure: () => void) {
  const template = document.querySelector<HTMLTemplateElement>('template#app');
  if (requested || !template) return;
  requested = true;
  for (const script of template.content.querySelectorAll('script')) {
    script.addEventListener('error', onFailure);
  }
  document.body.append(template.content);
  setTimeout(onFailure, patience);
}
