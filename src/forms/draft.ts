import { queryName } from '../starter/forms';
import type { FormName } from './config';
import { answersOf, fillIn } from './fields';
import { forgetAttempt, lastAttempt } from './journal';
import { forget, keep, recall } from './storage';

/** The draft that each form was given, or null; a form gets its draft once. */
const given = new WeakMap<HTMLFormElement, URLSearchParams | null>();

const nameOf = ({ dataset }: HTMLFormElement): FormName =>
  dataset.app === 'newsletter' ? 'newsletter' : 'contact';

/** Puts the kept answers back into the fields that are still open. Null: none were kept. */
export function restoreDraft(form: HTMLFormElement): URLSearchParams | null {
  const known = given.get(form);
  if (known !== undefined) return known;
  const draft = recall('draft', nameOf(form));
  given.set(form, draft);
  if (draft) fillIn(form, draft);
  return draft;
}

/** Keeps what a form holds; an empty one keeps nothing. */
export function saveDraft(form: HTMLFormElement) {
  // A page that is left before its draft was put back must not keep less than it found.
  restoreDraft(form);
  const name = nameOf(form);
  const answers = answersOf(form);
  if (answers.toString() === '') {
    forget('draft', name);
    return;
  }
  answers.set(queryName, location.search);
  keep('draft', name, answers);
  // Whoever writes again after a message has arrived begins a new one.
  if (lastAttempt(name)?.state === 'sent') forgetAttempt(name);
}

/** Whether a draft was kept on a page with this very query. */
export const isFromThisAddress = (draft: URLSearchParams | null) =>
  draft?.get(queryName) === location.search;

export const clearDraft = (form: HTMLFormElement) => forget('draft', nameOf(form));
