import { FormAttribute } from '../../contract/form-attributes';
import { answersOf } from '../state/answers';
import { cleanAddress } from '../state/email-address';
import {
  formFailedEvent,
  formOf,
  formReadyEvent,
  nameOf,
  partOf,
  showBusy,
  showUnsent,
  unsentNotice,
  type FormReadyEvent,
} from '../state/form-element';
import { planNote } from '../state/plan';
import { saveAttempt } from '../state/tab-storage';
import { loadApp } from './load-app';
import { queueTime } from './queue-submits';
import { startSavedAnswers } from './saved-answers';

/** The answers of the submits that wait for React, by form. */
const queue = new Map<HTMLFormElement, URLSearchParams>();

/** The forms in which React has failed. */
const failed = new WeakSet<HTMLFormElement>();

function giveUp(form: HTMLFormElement) {
  queue.delete(form);
  showBusy(form, false);
  showUnsent(form);
  partOf(form, unsentNotice())?.focus();
}

const load = () => loadApp(() => [...queue.keys()].forEach(giveUp));

function enqueue(form: HTMLFormElement) {
  const answers = answersOf(form);
  queue.set(form, answers);
  showBusy(form, true);
  // Nothing has been sent yet.
  saveAttempt(nameOf(form), 'failed');
  if (failed.has(form)) giveUp(form);
  else load();
  setTimeout(() => queue.get(form) === answers && giveUp(form), queueTime);
}

function onSubmit(event: SubmitEvent) {
  const form = formOf(event.target);
  if (!form) return;
  showUnsent(form, null);
  // React is sending it.
  if (event.defaultPrevented) return;
  if (event.submitter?.hasAttribute(FormAttribute.native) && navigator.onLine) {
    saveAttempt(nameOf(form), 'sending');
    return;
  }
  event.preventDefault();
  if (!queue.has(form)) enqueue(form);
}

/** Shows the note about the plan that the link named, until the visitor clears it. Returns whether there is one. */
function showPlan() {
  const note = planNote();
  if (!note) return false;
  note.hidden = false;
  // `startPlan` takes it for cleared.
  note.querySelector('button')?.addEventListener('click', () => {
    note.hidden = true;
  });
  return true;
}

/**
 * Loads React when a visitor first uses a form, and queues a submit until React sends it. If React cannot be loaded,
 * shows a notice with a button that lets the browser send, or that there is no connection. `docs/forms.md` has a diagram
 * of the states.
 */
export function startForms() {
  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(type, ({ target }) => formOf(target) && load());
  document.addEventListener('submit', onSubmit);
  document.addEventListener('change', ({ target }) => cleanAddress(target), true);
  document.addEventListener(formReadyEvent, ({ target, detail }: FormReadyEvent) => {
    const form = formOf(target);
    const answers = form && queue.get(form);
    if (!answers) return;
    queue.delete(form);
    detail?.submit(answers);
  });
  document.addEventListener(formFailedEvent, ({ target }) => {
    const form = formOf(target);
    if (!form) return;
    failed.add(form);
    if (queue.has(form)) giveUp(form);
    else showUnsent(form, FormAttribute.notLoaded);
  });
  const hasPlan = showPlan();
  // After the first frame, because reading storage delays it, and because browsers have restored the
  // fields by then. A prerendered page has its first frame when it is shown.
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(() => (startSavedAnswers() || hasPlan) && load())),
  );
  // Handles what the visitor did before this script ran.
  document.onsubmit = null;
  for (const form of document.forms) if (form.hasAttribute(FormAttribute.busy)) enqueue(form);
  if (formOf(document.activeElement)) load();
}
