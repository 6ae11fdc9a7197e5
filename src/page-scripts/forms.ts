import { loadApp } from './app';
import {
  busyAttribute,
  formOf,
  nameOf,
  nativeButtonSelector,
  notLoadedSelector,
  showBusy,
} from './form-element';
import { startSavedAnswers } from './saved-answers';
import { saveAttempt } from './tab-storage';

/** The event that React is ready in a form. Its detail is a `SubmitHandler`. */
export const formReadyEvent = 'form-ready';

/** The event that React cannot run in a form. */
export const formFailedEvent = 'form-failed';

/** Receives a submit from before React, with the form's data at that moment. */
export type SubmitHandler = (data: FormData) => void;

/** How long a submit waits for a script, in milliseconds. */
const timeout = 20_000;

/**
 * Holds each submit until the deferred script calls `startForms`. If that script has not run when the
 * HTML is complete, or 20 seconds after a submit, every form says so, and leaves sending to the browser.
 */
export function holdSubmits() {
  const giveUp = () => {
    if (!document.onsubmit) return;
    document.onsubmit = null;
    for (const form of document.forms) form.removeAttribute(busyAttribute);
    for (const message of document.querySelectorAll<HTMLElement>(notLoadedSelector))
      message.hidden = false;
  };
  document.onsubmit = (event) => {
    event.preventDefault();
    // `startForms` announces it.
    if (event.target instanceof Element) event.target.toggleAttribute(busyAttribute, true);
    setTimeout(giveUp, timeout);
  };
  // Deferred scripts run before this event.
  document.addEventListener('DOMContentLoaded', giveUp);
}

/**
 * Loads React when a visitor first uses a form, and holds a submit until React takes it. Where React does
 * not come, the form says so and offers to let the browser send. `docs/forms.md` draws the states.
 */
export function startForms() {
  /** The data of submits that React has not taken. */
  const held = new Map<HTMLFormElement, FormData>();
  /** The forms in which React cannot run. */
  const failed = new Set<HTMLFormElement>();

  const showNotLoaded = (form: HTMLFormElement, isShown: boolean) => {
    const message = form.querySelector<HTMLElement>(notLoadedSelector);
    if (message) message.hidden = !isShown;
    return message;
  };
  const giveUp = (form: HTMLFormElement) => {
    held.delete(form);
    showBusy(form, false);
    showNotLoaded(form, true)?.focus();
  };
  const load = () => loadApp(() => [...held.keys()].forEach(giveUp));
  const hold = (form: HTMLFormElement) => {
    const data = new FormData(form);
    held.set(form, data);
    showBusy(form, true);
    // Nothing has been sent.
    saveAttempt(nameOf(form), 'failed');
    if (failed.has(form)) giveUp(form);
    else load();
    setTimeout(() => held.get(form) === data && giveUp(form), timeout);
  };

  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(type, ({ target }) => formOf(target) && load());
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form) return;
    showNotLoaded(form, false);
    // React prevents the default of the submits that it sends.
    if (event.defaultPrevented) return;
    if (event.submitter?.matches(nativeButtonSelector)) {
      saveAttempt(nameOf(form), 'sending');
      return;
    }
    event.preventDefault();
    if (!held.has(form)) hold(form);
  });
  document.addEventListener(formReadyEvent, (event: Event & { detail?: SubmitHandler }) => {
    const form = formOf(event.target);
    const data = form && held.get(form);
    if (!data) return;
    held.delete(form);
    event.detail?.(data);
  });
  document.addEventListener(formFailedEvent, ({ target }) => {
    const form = formOf(target);
    if (!form) return;
    failed.add(form);
    if (held.has(form)) giveUp(form);
    else showNotLoaded(form, true);
  });
  // After the first frame, because reading storage delays it, and because browsers have restored the
  // fields by then. A prerendered page has its first frame when it is shown.
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(() => startSavedAnswers() && load())),
  );
  // What a visitor did before this script.
  document.onsubmit = null;
  for (const form of document.forms) if (form.hasAttribute(busyAttribute)) hold(form);
  if (formOf(document.activeElement)) load();
}
