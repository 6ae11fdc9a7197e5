import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { formNames, liveForms, type FormName } from '../starter/forms';
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
import { forget, keep, recall, storedText } from './tab-storage';

/** The draft of each form, as this page last wrote or read it. */
const stored = new WeakMap<HTMLFormElement, string | null>();

/** The forms whose answers were kept by earlier pages. */
let restored: readonly FormName[] = [];

/** The field or button of a form that has the focus, or is just losing it. */
let focused: Element | null = null;

const nameOf = ({ dataset }: HTMLFormElement): FormName =>
  dataset.app === 'newsletter' ? 'newsletter' : 'contact';

const forms = () => document.querySelectorAll<HTMLFormElement>(liveForms);

/**
 * Fills the draft into a form, once. The newest answer wins, field by field: what was typed here,
 * then each record, then what the browser has restored.
 */
export function restoreDraft(form: HTMLFormElement) {
  if (stored.has(form)) return;
  const records = recall('draft', nameOf(form));
  if (records.length > 0) {
    const untyped = takeUntyped(form);
    for (const record of records) fillIn(form, record);
    for (const name of answersOf(form).keys()) untyped.delete(name);
    fillIn(form, untyped);
  }
  stored.set(form, storedText('draft', nameOf(form)));
}

/** Keeps the content of a form. An empty form keeps nothing. */
export function saveDraft(form: HTMLFormElement) {
  // Otherwise less would be kept than was found.
  restoreDraft(form);
  if (hasAnswers(form)) keep('draft', nameOf(form), answersOf(form));
  else clearDraft(nameOf(form));
  forgetTyped(form);
  stored.set(form, storedText('draft', nameOf(form)));
}

/** Updates a form with later pages' changes to its draft, after the browser restores its page. */
export function refreshDraft(form: HTMLFormElement) {
  if (stored.get(form) === storedText('draft', nameOf(form))) return;
  stored.delete(form);
  clearFields(form);
  restoreDraft(form);
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

export const clearDraft = (name: FormName) => forget('draft', name);

/**
 * Keeps the text typed in a form from the moment Gatsby's scripts run: everything typed before, and
 * each change. Gatsby may leave the page by itself before React has hydrated it, if a newer build
 * has been published meanwhile; and React may draw the form again.
 */
export function onClientEntry() {
  restored = formNames.filter((name) => recall('draft', name).length > 0);
  for (const form of forms()) if (hasAnswers(form)) saveDraft(form);
  const onInput = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(liveForms) : null;
    if (!form) return;
    if (isControl(target)) delete target.dataset.byLink;
    saveDraft(form);
  };
  document.addEventListener('input', onInput);
  // Some password managers fire nothing else.
  document.addEventListener('change', onInput);
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
  if (!before?.closest(`form[data-app=${nameOf(form)}]`) || before.isConnected) return;
  const now = [...form.elements].find(isSameControl(before));
  if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  if (!isText(before) || !isText(now)) return;
  // Scripts cannot move the caret of an e-mail field; it is at the end.
  if (before.selectionStart !== null)
    now.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/**
 * Restores the draft when a form appears, before a key can be pressed in it. React also draws a form
 * again if a translator or an extension has changed the page.
 *
 * @returns whether earlier pages kept it, until the form is emptied; and a function that empties it
 */
export function useDraft(name: FormName, formRef: RefObject<HTMLFormElement | null>) {
  const [isRestored, setRestored] = useState(false);

  useLayoutEffect(() => {
    if (!formRef.current) return;
    restoreDraft(formRef.current);
    restoreFocus(formRef.current);
    setRestored(restored.includes(name));
  }, [name, formRef]);
  useEffect(() => {
    const form = formRef.current;
    const onReset = () => setRestored(false);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [formRef]);

  const clear = () => {
    const form = formRef.current;
    form?.reset();
    clearDraft(name);
    // The pressed button disappears; the focus must not be lost with it.
    form?.querySelector('input')?.focus();
  };

  return { isRestored, clear };
}
