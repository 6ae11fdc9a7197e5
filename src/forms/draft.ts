import type { FormName } from '../starter/forms';
import { answersOf, clearFields, fillIn } from './fields';
import { predecessorOf, takeFocus } from './redrawn';
import { forget, keep, storedText, recall } from './tab-storage';

/** The records that each form got. A form gets them once. */
const given = new WeakMap<HTMLFormElement, URLSearchParams[]>();

/** The draft as this page last wrote or read it, by its form. */
const known = new WeakMap<HTMLFormElement, string | null>();

const nameOf = ({ dataset }: HTMLFormElement): FormName =>
  dataset.app === 'newsletter' ? 'newsletter' : 'contact';

/**
 * Restores text that was typed into a form on earlier pages, or on this one before React drew it
 * again.
 *
 * @returns the records of earlier pages; an empty list: nothing was kept
 */
export function restoreDraft(form: HTMLFormElement): URLSearchParams[] {
  const before = given.get(form);
  if (before) return before;
  const predecessor = predecessorOf(form);
  if (predecessor) fillIn(form, answersOf(predecessor));
  // A predecessor that had its records already contains the visitor's changes to them.
  const had = predecessor && given.get(predecessor);
  const records = had ?? recall('draft', nameOf(form));
  if (!had) for (const record of records) fillIn(form, record);
  given.set(form, records);
  known.set(form, storedText('draft', nameOf(form)));
  if (predecessor) takeFocus(form);
  return records;
}

/** Keeps the content of a form. An empty form keeps nothing. */
export function saveDraft(form: HTMLFormElement) {
  // Otherwise less would be kept than was found.
  restoreDraft(form);
  const answers = answersOf(form);
  if (answers.toString() === '') forget('draft', nameOf(form));
  else keep('draft', nameOf(form), answers);
  known.set(form, storedText('draft', nameOf(form)));
}

/** Updates a form with later pages' changes to its draft, after the browser restores its page. */
export function refreshDraft(form: HTMLFormElement) {
  if (known.get(form) === storedText('draft', nameOf(form))) return;
  given.delete(form);
  clearFields(form);
  restoreDraft(form);
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

export const clearDraft = (name: FormName) => forget('draft', name);
