import { liveForms } from '../starter/forms';
import { refreshDraft, saveDraft } from './draft';
import { hasAnswers } from './fields';
import { watchForms } from './redrawn';

const forms = () => document.querySelectorAll<HTMLFormElement>(liveForms);

/**
 * Keeps the text typed in a form from the moment Gatsby's scripts run: everything typed before, and
 * each change. Gatsby may leave the page by itself before React has hydrated it, if a newer build
 * has been published meanwhile.
 */
export function onClientEntry() {
  watchForms();
  for (const form of forms()) if (hasAnswers(form)) saveDraft(form);
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(liveForms) : null;
    if (form) saveDraft(form);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forms().forEach(refreshDraft);
  });
}
