import { FormAttribute } from '../../contract/form-attributes';
import { answersOf, controlsOf, fillIn, hasAnswers, replaceAnswers } from '../state/answers';
import {
  formOf,
  formReadyEvent,
  formsOfPage,
  nameOf,
  type FormReadyEvent,
} from '../state/form-element';
import { loadItem, removeItem, saveItem, storedText } from '../state/tab-storage';

/** The stored text of each form's answers when this page last wrote or read it. */
const lastItems = new WeakMap<HTMLFormElement, string | null | undefined>();

/**
 * Marks the fields in which the visitor types before `startSavedAnswers` runs. Text that the browser restores
 * fires no `input` event, and may be older than the saved answers.
 */
export function markDirty() {
  document.oninput = ({ target }) => {
    if (target instanceof Element) target.toggleAttribute(FormAttribute.dirty, true);
  };
}

const remember = (form: HTMLFormElement) =>
  lastItems.set(form, storedText('answers', nameOf(form)));

/** Saves the answers in a form. Of an empty form none are stored. */
function save(form: HTMLFormElement) {
  if (hasAnswers(form)) saveItem('answers', nameOf(form), answersOf(form));
  else removeItem('answers', nameOf(form));
  remember(form);
}

/** Fills in the answers that earlier pages saved, and marks the form if there were any. */
function restore(form: HTMLFormElement) {
  const dirty = controlsOf(form).filter((control) => control.hasAttribute(FormAttribute.dirty));
  const saved = loadItem('answers', nameOf(form));
  if (saved) fillIn(form, saved, new Set(dirty.map(({ name }) => name)));
  form.toggleAttribute(FormAttribute.restored, saved !== undefined);
  // Unchanged answers keep their time.
  if (!saved || dirty.length > 0) save(form);
  else remember(form);
}

/** Fills in what later pages have saved, after this page came back from the back/forward cache. */
function refresh(form: HTMLFormElement) {
  if (lastItems.get(form) === storedText('answers', nameOf(form))) return;
  replaceAnswers(form, loadItem('answers', nameOf(form)));
}

/** Empties a form, and forgets its last attempt. React, when it comes, offers to bring the answers back. */
function clear(form: HTMLFormElement) {
  const cleared = answersOf(form);
  form.addEventListener(formReadyEvent, ({ detail }: FormReadyEvent) => detail?.offer(cleared));
  replaceAnswers(form);
  removeItem('attempt', nameOf(form));
  form.removeAttribute(FormAttribute.restored);
  controlsOf(form)[0]?.focus();
}

/**
 * Restores the saved answers of the page's forms, and saves each change from then on.
 *
 * @returns whether a form needs React at once, to report an earlier attempt or clear restored answers
 */
export function startSavedAnswers(): boolean {
  document.oninput = null;
  formsOfPage().forEach(restore);
  // Some password managers fire only `change`.
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => {
      const form = formOf(target);
      if (form) save(form);
    });
  document.addEventListener('reset', (event) => {
    const form = formOf(event.target);
    // Once React is there, it clears the form.
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    if (!form.hasAttribute(FormAttribute.busy)) clear(form);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) formsOfPage().forEach(refresh);
  });
  return [...formsOfPage()].some(
    (form) => form.hasAttribute(FormAttribute.restored) || loadItem('attempt', nameOf(form)),
  );
}
