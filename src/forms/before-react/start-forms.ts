import { answersOf } from '../state/answers';
import { loadApp } from './load-app';
import { FormAttribute } from '../state/form-attributes';
import { formFailedEvent, formReadyEvent, type SubmitHandler } from '../state/form-events';
import { formOf, nameOf, partOf, showBusy } from '../state/form-element';
import { startSavedAnswers } from './saved-answers';
import { saveAttempt } from '../state/tab-storage';

/** The longest time that a submit is held, in milliseconds. */
const timeout = 20_000;

/**
 * Holds each submit until the deferred script calls `startForms`. If the script has not run when the HTML is
 * parsed, or 20 seconds after a submit, shows the notice in every form and lets the browser send.
 */
export function holdSubmits() {
  const giveUp = () => {
    if (!document.onsubmit) return;
    document.onsubmit = null;
    for (const form of document.forms) form.removeAttribute(FormAttribute.busy);
    for (const message of document.querySelectorAll<HTMLElement>(`[${FormAttribute.notLoaded}]`))
      message.hidden = false;
  };
  document.onsubmit = (event) => {
    event.preventDefault();
    // `startForms` announces it.
    if (event.target instanceof Element) event.target.toggleAttribute(FormAttribute.busy, true);
    setTimeout(giveUp, timeout);
  };
  // Deferred scripts run before this event.
  document.addEventListener('DOMContentLoaded', giveUp);
}

/**
 * Loads React when a visitor first uses a form, and holds a submit until React sends it. If React cannot be
 * loaded, shows a notice with a button that lets the browser send. `docs/forms.md` has a diagram of the states.
 */
export function startForms() {
  /** The answers of held submits, by form. */
  const held = new Map<HTMLFormElement, URLSearchParams>();
  /** The forms in which React has failed. */
  const failed = new Set<HTMLFormElement>();

  const showNotLoaded = (form: HTMLFormElement, isShown: boolean) => {
    const message = partOf(form, FormAttribute.notLoaded);
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
    const answers = answersOf(form);
    held.set(form, answers);
    showBusy(form, true);
    // Nothing has been sent yet.
    saveAttempt(nameOf(form), 'failed');
    if (failed.has(form)) giveUp(form);
    else load();
    setTimeout(() => held.get(form) === answers && giveUp(form), timeout);
  };

  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(type, ({ target }) => formOf(target) && load());
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (!form) return;
    showNotLoaded(form, false);
    // React is sending it.
    if (event.defaultPrevented) return;
    if (event.submitter?.hasAttribute(FormAttribute.native)) {
      saveAttempt(nameOf(form), 'sending');
      return;
    }
    event.preventDefault();
    if (!held.has(form)) hold(form);
  });
  document.addEventListener(formReadyEvent, (event: Event & { detail?: SubmitHandler }) => {
    const form = formOf(event.target);
    const answers = form && held.get(form);
    if (!answers) return;
    held.delete(form);
    event.detail?.(answers);
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
  // Handles what the visitor did before this script ran.
  document.onsubmit = null;
  for (const form of document.forms) if (form.hasAttribute(FormAttribute.busy)) hold(form);
  if (formOf(document.activeElement)) load();
}
