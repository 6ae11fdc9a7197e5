import { useLayoutEffect, useState, type RefObject } from 'react';
import { formNames, formSelector, type FormName } from '../inline/forms';
import { answersOf, clearFields, fillIn, forgetTyped, hasAnswers } from './fields';
import { loadRecords, removeRecords, saveRecord, storedText } from './tab-storage';

/** The draft of each form, as this page last wrote or read it. */
const stored = new WeakMap<HTMLFormElement, string | null>();

/** The forms whose answers earlier pages have saved. */
let restored: readonly FormName[] = [];

const nameOf = ({ dataset }: HTMLFormElement): FormName =>
  dataset.form === 'newsletter' ? 'newsletter' : 'contact';

const forms = () => document.querySelectorAll<HTMLFormElement>(formSelector);

/** Fills the draft into a form, once. */
export function restoreDraft(form: HTMLFormElement) {
  if (stored.has(form)) return;
  fillIn(form, ...loadRecords('draft', nameOf(form)));
  stored.set(form, storedText('draft', nameOf(form)));
}

/** Saves the content of a form. An empty form has no draft. */
export function saveDraft(form: HTMLFormElement) {
  // Otherwise less would be saved than was found.
  restoreDraft(form);
  if (hasAnswers(form)) saveRecord('draft', nameOf(form), answersOf(form));
  else clearDraft(nameOf(form));
  forgetTyped(form);
  stored.set(form, storedText('draft', nameOf(form)));
}

/** Updates a form with later pages' changes to its draft, after the browser restores its page. */
function refreshDraft(form: HTMLFormElement) {
  if (stored.get(form) === storedText('draft', nameOf(form))) return;
  stored.delete(form);
  clearFields(form);
  restoreDraft(form);
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

export const clearDraft = (name: FormName) => removeRecords('draft', name);

/**
 * Saves what is typed in the forms from the moment the scripts run: everything typed before, and each
 * change. It listens to the document, because React may replace a form before it has hydrated it.
 */
export function trackDrafts() {
  restored = formNames.filter((name) => loadRecords('draft', name).length > 0);
  for (const form of forms()) if (hasAnswers(form)) saveDraft(form);
  const onInput = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null;
    if (form) saveDraft(form);
  };
  document.addEventListener('input', onInput);
  // Some password managers fire nothing else; the forms listen to `input` alone.
  document.addEventListener('change', ({ target }) =>
    target?.dispatchEvent(new Event('input', { bubbles: true })),
  );
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forms().forEach(refreshDraft);
  });
}

/**
 * Restores the draft when a form appears, before a key can be pressed in it. React also replaces a form
 * that a translator or an extension has changed.
 *
 * @returns the handler of the form's `reset`, and what the form shows of its draft
 */
export function useDraft(name: FormName, formRef: RefObject<HTMLFormElement | null>) {
  const [isRestored, setRestored] = useState(false);

  useLayoutEffect(() => {
    if (!formRef.current) return;
    restoreDraft(formRef.current);
    setRestored(restored.includes(name));
  }, [name, formRef]);
  const clear = () => {
    const form = formRef.current;
    form?.reset();
    clearDraft(name);
    // The pressed button disappears; the focus must not be lost with it.
    form?.querySelector('input')?.focus();
  };

  return {
    /** Whether earlier pages have saved the answers, until the form is emptied. */
    isRestored,
    /** Empties the form. */
    clear,
    onReset: () => setRestored(false),
  };
}
