/** How long the scripts may take until a visitor is told, in milliseconds. */
const patience = 20_000;

const failed: string[] = [];
let requested = false;
let late = false;

/**
 * A copy of what waits in the template, or of those scripts in it that are to be tried again. A script
 * element runs only once, and Trusted Types let nobody give an address to a new one.
 */
function next({ content }: HTMLTemplateElement): DocumentFragment {
  const copy = document.importNode(content, true);
  if (requested) {
    const again = [...copy.querySelectorAll('script')].filter(({ src }) => failed.includes(src));
    copy.replaceChildren(...again);
    failed.length = 0;
  }
  return copy;
}

/**
 * Tells Emotion which rules the page has, by the names of their classes. Written into every page they
 * would be 200 bytes more to transfer.
 */
function nameRules() {
  const rules = document.querySelector('#page-styles')?.textContent.match(/(?<=\.css-)\w+/g);
  const names = document.querySelector<HTMLElement>('[data-emotion=css]');
  if (names) names.dataset.emotion = ['css', ...new Set(rules)].join(' ');
}

/**
 * Loads React: copies the scripts out of the template in which they wait into the document. Called
 * again, it tries those again that could not be loaded.
 *
 * @param onFailure called when a script cannot be loaded, or none has taken over in 20 seconds
 */
export function loadApp(onFailure: () => void) {
  const template = document.querySelector<HTMLTemplateElement>('#app');
  if (!template) return;
  const copy = next(template);
  const scripts = copy.querySelectorAll('script');
  for (const script of scripts) {
    script.addEventListener('error', () => {
      failed.push(script.src);
      script.remove();
      onFailure();
    });
  }
  if (requested && scripts.length === 0) {
    if (late) onFailure();
    return;
  }
  requested = true;
  late = false;
  nameRules();
  document.body.append(copy);
  setTimeout(() => {
    late = true;
    onFailure();
  }, patience);
}
