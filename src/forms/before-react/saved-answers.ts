import { answersOf, controlsOf, fillIn, hasAnswers, replaceAnswers } from '../state/answers';
import { FormAttribute } from '../state/form-attributes';
import { formOf, formsOfPage, nameOf } from '../state/form-element';
import {
  lastAttempt,
  loadRecord,
  removeRecord,
  saveRecord,
  storedText,
} from '../state/tab-storage';

/** The text of each form's record when this page last wrote or read it. */
const lastRecords = new WeakMap<HTMLFormElement, string | null>();

/**
 * Marks the fields in which the visitor types before `startSavedAnswers` runs. Text that the browser restores
 * fires no `input` event, and may be older than the saved answers.
 */
export function markTyped() {
  document.oninput = ({ target }) => {
    if (target instanceof Element) target.toggleAttribute(FormAttribute.typed, true);
  };
}

const remember = (form: HTMLFormElement) =>
  lastRecords.set(form, storedText('answers', nameOf(form)));

/** Saves the answers in a form. An empty form has no record. */
function save(form: HTMLFormElement) {
  if (hasAnswers(form)) saveRecord('answers', nameOf(form), answersOf(form));
  else removeRecord('answers', nameOf(form));
  remember(form);
}

/** Fills in the answers that earlier pages saved, and marks the form if there were any. */
function restore(form: HTMLFormElement) {
  const typed = controlsOf(form).filter((control) => control.hasAttribute(FormAttribute.typed));
  const saved = loadRecord('answers', nameOf(form));
  if (saved) fillIn(form, saved, new Set(typed.map(({ name }) => name)));
  form.toggleAttribute(FormAttribute.restored, saved !== undefined);
  // An unchanged record keeps its time.
  if (!saved || typed.length > 0) save(form);
  else remember(form);
}

/** Fills in what later pages have saved, after this page came back from the back/forward cache. */
function refresh(form: HTMLFormElement) {
  if (lastRecords.get(form) === storedText('answers', nameOf(form))) return;
  replaceAnswers(form, loadRecord('answers', nameOf(form)));
}

/**
 * Restores the saved answers of the page's forms, and saves each change from then on.
 *
 * @returns whether a form needs React at once, to report an earlier attempt or clear restored answers
 */
export function startSavedAnswers(): boolean {
  document.oninput = null;
  formsOfPage().forEach(restore);
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target);
    if (form) save(form);
  });
  // Some password managers fire only `change`.
  document.addEventListener('change', ({ target }) => {
    if (formOf(target)) target?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) formsOfPage().forEach(refresh);
  });
  return [...formsOfPage()].some(
    (form) => form.hasAttribute(FormAttribute.restored) || lastAttempt(nameOf(form)) !== undefined,
  );
}
