import type { FormName } from './config';
import { answersOf, emptyOut, fillIn } from './fields';
import { predecessorOf, takeFocus } from './redrawn';
import { forget, keep, keptText, recall } from './storage';

/** The key of the page's query in a draft, beside the answers. */
const queryName = 'query';

/** The records that each form was given. A form gets them once. */
const given = new WeakMap<HTMLFormElement, URLSearchParams[]>();

/** The draft as this page has last written or read it, by its form. */
const known = new WeakMap<HTMLFormElement, string | null>();

const nameOf = ({ dataset }: HTMLFormElement): FormName =>
  dataset.app === 'newsletter' ? 'newsletter' : 'contact';

/**
 * Puts back into a form what was typed on earlier pages, or on this one before React drew it again.
 *
 * @returns the records of earlier pages; none: nothing was kept
 */
export function restoreDraft(form: HTMLFormElement): URLSearchParams[] {
  const before = given.get(form);
  if (before) return before;
  const predecessor = predecessorOf(form);
  if (predecessor) fillIn(form, answersOf(predecessor));
  // A predecessor that had its records holds what the visitor has made of them.
  const had = predecessor && given.get(predecessor);
  const records = had ?? recall('draft', nameOf(form));
  if (!had) for (const record of records) fillIn(form, record);
  given.set(form, records);
  known.set(form, keptText('draft', nameOf(form)));
  if (predecessor) takeFocus(form);
  return records;
}

/** Keeps what a form holds. An empty form keeps nothing. */
export function saveDraft(form: HTMLFormElement) {
  // Or less would be kept than was found.
  restoreDraft(form);
  const answers = answersOf(form);
  if (answers.toString() === '') forget('draft', nameOf(form));
  else {
    answers.set(queryName, location.search);
    keep('draft', nameOf(form), answers);
  }
  known.set(form, keptText('draft', nameOf(form)));
}

/** Gives a form what later pages have made of its draft, after the browser has brought its page back. */
export function refreshDraft(form: HTMLFormElement) {
  if (known.get(form) === keptText('draft', nameOf(form))) return;
  given.delete(form);
  emptyOut(form);
  restoreDraft(form);
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether a draft was kept on a page with this very query. */
export const isFromThisAddress = (records: URLSearchParams[]) =>
  records.some((record) => record.get(queryName) === location.search);

export const clearDraft = (name: FormName) => forget('draft', name);
