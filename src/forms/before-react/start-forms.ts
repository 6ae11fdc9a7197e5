import { answersOf } from '../state/answers';
import { cleanAddress } from '../state/email-address';
import { FormAttribute } from '../state/form-attributes';
import { formOf, nameOf, partOf, showBusy, unsentNotice } from '../state/form-element';
import { formFailedEvent, formReadyEvent, type SubmitHandler } from '../state/form-events';
import { namedPlan } from '../state/plan';
import { saveAttempt } from '../state/tab-storage';
import { holdTime } from './hold-submits';
import { loadApp } from './load-app';
import { startSavedAnswers } from './saved-answers';

/** The answers of held submits, by form. */
const held = new Map<HTMLFormElement, URLSearchParams>();

/** The forms in which React has failed. */
const failed = new WeakSet<HTMLFormElement>();

/** Shows one of the notices of the time before React, and hides the other; without `shown`, hides both. */
function showNotice(form: HTMLFormElement, shown?: FormAttribute) {
  for (const attribute of [FormAttribute.notLoaded, FormAttribute.offline]) {
    const notice = partOf(form, attribute);
    if (notice) notice.hidden = attribute !== shown;
  }
}

function giveUp(form: HTMLFormElement) {
  held.delete(form);
  showBusy(form, false);
  showNotice(form, unsentNotice());
  partOf(form, unsentNotice())?.focus();
}

const load = () => loadApp(() => [...held.keys()].forEach(giveUp));

function hold(form: HTMLFormElement) {
  const answers = answersOf(form);
  held.set(form, answers);
  showBusy(form, true);
  // Nothing has been sent yet.
  saveAttempt(nameOf(form), 'failed');
  if (failed.has(form)) giveUp(form);
  else load();
  setTimeout(() => held.get(form) === answers && giveUp(form), holdTime);
}

function onSubmit(event: SubmitEvent) {
  const form = formOf(event.target);
  if (!form) return;
  showNotice(form);
  // React is sending it.
  if (event.defaultPrevented) return;
  if (event.submitter?.hasAttribute(FormAttribute.native) && navigator.onLine) {
    saveAttempt(nameOf(form), 'sending');
    return;
  }
  event.preventDefault();
  if (!held.has(form)) hold(form);
}

/** Shows the note about the plan that the link named. Returns whether there is one. */
function showPlan() {
  const notes = document.querySelectorAll<HTMLElement>(`[${FormAttribute.plan}]`);
  const note = [...notes].find((one) => one.getAttribute(FormAttribute.plan) === namedPlan());
  if (note) note.hidden = false;
  return note !== undefined;
}

/**
 * Loads React when a visitor first uses a form, and holds a submit until React sends it. If React cannot be loaded,
 * shows a notice with a button that lets the browser send, or that there is no connection. `docs/forms.md` has a diagram
 * of the states.
 */
export function startForms() {
  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(type, ({ target }) => formOf(target) && load());
  document.addEventListener('submit', onSubmit);
  document.addEventListener('change', ({ target }) => cleanAddress(target), true);
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
    else showNotice(form, FormAttribute.notLoaded);
  });
  const hasPlan = showPlan();
  // After the first frame, because reading storage delays it, and because browsers have restored the
  // fields by then. A prerendered page has its first frame when it is shown.
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(() => (startSavedAnswers() || hasPlan) && load())),
  );
  // Handles what the visitor did before this script ran.
  document.onsubmit = null;
  for (const form of document.forms) if (form.hasAttribute(FormAttribute.busy)) hold(form);
  if (formOf(document.activeElement)) load();
}
