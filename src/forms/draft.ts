import { useLayoutEffect, useState, type RefObject } from 'react';
import { formNames, formSelector, type FormName } from '../inline/forms';
import {
  answersOf,
  clearFields,
  fillIn,
  forgetTyped,
  hasAnswers,
  isChoice,
  isControl,
  takeUntyped,
} from './fields';
import { loadRecords, removeRecords, saveRecord, storedText } from './tab-storage';

/** The draft of each form, as this page last wrote or read it. */
const stored = new WeakMap<HTMLFormElement, string | null>();

/** The forms whose answers earlier pages have saved. */
let restored: readonly FormName[] = [];

/** The field or button of a form that has the focus, or is just losing it. */
let focused: Element | null = null;

const nameOf = ({ dataset }: HTMLFormElement): FormName =>
  dataset.form === 'newsletter' ? 'newsletter' : 'contact';

const forms = () => document.querySelectorAll<HTMLFormElement>(formSelector);

/**
 * Fills the draft into a form, once. The newest answer wins, field by field: what was typed here,
 * then each record, then what the browser has restored.
 */
export function restoreDraft(form: HTMLFormElement) {
  if (stored.has(form)) return;
  const records = loadRecords('draft', nameOf(form));
  if (records.length > 0) {
    const untyped = takeUntyped(form);
    for (const record of records) fillIn(form, record);
    for (const name of answersOf(form).keys()) untyped.delete(name);
    fillIn(form, untyped);
  }
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
    if (!form) return;
    if (isControl(target)) delete target.dataset.byLink;
    saveDraft(form);
  };
  document.addEventListener('input', onInput);
  // Some password managers fire nothing else; the forms listen to `input` alone.
  document.addEventListener('change', ({ target }) =>
    target?.dispatchEvent(new Event('input', { bubbles: true })),
  );
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forms().forEach(refreshDraft);
  });
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  // A form that is removed from the page loses the focus too; the form that replaces it takes it.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target instanceof Node && target.isConnected) focused = document.activeElement;
    }),
  );
}

const isText = (element: Element | undefined) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isSameControl = (one: Element) => (other: Element) =>
  isControl(one) && isControl(other)
    ? one.name === other.name && (!isChoice(one) || one.value === other.value)
    : one.matches('[type=submit]') && other.matches('[type=submit]');

/** Gives a form the focus and the caret of the form that React has replaced by it. */
function restoreFocus(form: HTMLFormElement) {
  const before = focused;
  if (!before?.closest(`form[data-form=${nameOf(form)}]`) || before.isConnected) return;
  const now = [...form.elements].find(isSameControl(before));
  if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  if (!isText(before) || !isText(now)) return;
  // Scripts cannot move the caret of an e-mail field; it is at the end.
  if (before.selectionStart !== null)
    now.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/**
 * Restores the draft when a form appears, before a key can be pressed in it. React also replaces a form
 * that a translator or an extension has changed.
 *
 * @returns whether earlier pages saved it, until the form is emptied; a function that empties the form;
 * and the handler of its `reset`
 */
export function useDraft(name: FormName, formRef: RefObject<HTMLFormElement | null>) {
  const [isRestored, setRestored] = useState(false);

  useLayoutEffect(() => {
    if (!formRef.current) return;
    restoreDraft(formRef.current);
    restoreFocus(formRef.current);
    setRestored(restored.includes(name));
  }, [name, formRef]);
  const clear = () => {
    const form = formRef.current;
    form?.reset();
    clearDraft(name);
    // The pressed button disappears; the focus must not be lost with it.
    form?.querySelector('input')?.focus();
  };

  return { isRestored, clear, onReset: () => setRestored(false) };
}
