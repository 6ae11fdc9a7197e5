import { liveForms } from '../starter/forms';
import { answersOf } from './fields';
import { restoreDraft, saveDraft } from './draft';

/** How long a visitor pauses before what was typed is kept, in milliseconds. */
const pause = 300;

/**
 * Keeps what is typed in a form, from the moment Gatsby's scripts run: what was typed before, each
 * change, and the last one as the page is left. Gatsby may leave it by itself, before React has taken
 * over, when a newer build has been published meanwhile.
 */
export function onClientEntry() {
  const unsaved = new Map<HTMLFormElement, number>();
  const save = (form: HTMLFormElement) => {
    clearTimeout(unsaved.get(form));
    unsaved.delete(form);
    saveDraft(form);
  };

  for (const form of document.querySelectorAll<HTMLFormElement>(liveForms)) {
    if (answersOf(form).toString() !== '') saveDraft(form);
  }
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(liveForms) : null;
    if (!form) return;
    // Before the field is read: what stands in it now is the visitor's own.
    restoreDraft(form);
    clearTimeout(unsaved.get(form));
    unsaved.set(form, window.setTimeout(save, pause, form));
  });
  addEventListener('pagehide', () => {
    for (const form of unsaved.keys()) save(form);
  });
}
