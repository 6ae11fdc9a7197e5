import type { FormName } from '../content/form-fields';
import { answersOf, controlsOf, fillIn, hasAnswers } from './answers';
import { lastAttempt, loadRecord, removeRecord, saveRecord, storedText } from './tab-storage';

export const formSelector = 'form[data-form]';

export const formsOfPage = () => document.querySelectorAll<HTMLFormElement>(formSelector);

/** Returns the form that an element belongs to, if it is one of the site's two. */
export const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(formSelector) : null;

export const nameOf = ({ dataset }: HTMLFormElement): FormName =>
  dataset.form === 'newsletter' ? 'newsletter' : 'contact';

/** The draft of each form as this page last wrote or read it. */
const known = new WeakMap<HTMLFormElement, string | null>();

/**
 * Marks the fields that a visitor types in, until `startDrafts` runs. What a browser restores in a field
 * fires no `input`, and may be older than the draft.
 */
export function markTyped() {
  document.oninput = ({ target }) => {
    if (target instanceof Element) target.toggleAttribute('data-typed', true);
  };
}

const remember = (form: HTMLFormElement) => known.set(form, storedText('draft', nameOf(form)));

/** Saves the answers in a form. An empty form has no draft. */
function save(form: HTMLFormElement) {
  if (hasAnswers(form)) saveRecord('draft', nameOf(form), answersOf(form));
  else removeRecord('draft', nameOf(form));
  remember(form);
}

/** Fills in the draft of earlier pages, and marks the form that had one. */
function restore(form: HTMLFormElement) {
  const typed = controlsOf(form).filter((control) => control.hasAttribute('data-typed'));
  const draft = loadRecord('draft', nameOf(form));
  if (draft) fillIn(form, draft, new Set(typed.map(({ name }) => name)));
  form.toggleAttribute('data-restored', draft !== undefined);
  // A draft that did not change keeps its time.
  if (!draft || typed.length > 0) save(form);
  else remember(form);
}

/** Fills in what later pages have saved, after the browser has restored this page whole. */
function refresh(form: HTMLFormElement) {
  if (known.get(form) === storedText('draft', nameOf(form))) return;
  fillIn(form, loadRecord('draft', nameOf(form)) ?? new URLSearchParams());
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Restores the drafts of the page's forms, and saves each change from then on.
 *
 * @returns whether a form has something to say: of its draft, of its last attempt, or of the plan that the
 * page's address names
 */
export function startDrafts(): boolean {
  document.oninput = null;
  formsOfPage().forEach(restore);
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target);
    if (form) save(form);
  });
  // Some password managers fire nothing else.
  document.addEventListener('change', ({ target }) => {
    if (formOf(target)) target?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  document.addEventListener('reset', ({ target }) => {
    const form = formOf(target);
    if (!form) return;
    removeRecord('draft', nameOf(form));
    remember(form);
    form.removeAttribute('data-restored');
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) formsOfPage().forEach(refresh);
  });
  const isPlanNamed = new URLSearchParams(location.search).has('plan');
  return [...formsOfPage()].some(
    (form) =>
      form.matches('[data-restored]') ||
      lastAttempt(nameOf(form)) !== undefined ||
      (isPlanNamed && nameOf(form) === 'contact'),
  );
}
