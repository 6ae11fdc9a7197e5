import type { FormName } from '../fields/form-fields';

// The forms' records are in `sessionStorage`, which the browser deletes with the tab: the next person at a
// shared computer finds nothing. Where storage is blocked or full, nothing is saved.

/** The answers that are not sent yet, the state of the last attempt, and the plan that chose options. */
type RecordKind = 'answers' | 'attempt' | 'plan';

const keyOf = (kind: RecordKind, form: FormName) => `${kind}:${form}`;

/** The parameter with the time at which a record was saved, in milliseconds since 1970. */
const savedAt = 'saved-at';

/** How long a record is valid, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

function inStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

export function saveRecord(kind: RecordKind, form: FormName, values: URLSearchParams) {
  const record = new URLSearchParams(values);
  record.set(savedAt, String(Date.now()));
  inStorage((storage) => storage.setItem(keyOf(kind, form), record.toString()));
}

export const removeRecord = (kind: RecordKind, form: FormName) =>
  inStorage((storage) => storage.removeItem(keyOf(kind, form)));

/** Returns the stored text of a record; null if there is none. */
export const storedText = (kind: RecordKind, form: FormName): string | null =>
  inStorage((storage) => storage.getItem(keyOf(kind, form))) ?? null;

/** Returns a record; undefined if there is none. Removes a record that is older than 24 hours. */
export function loadRecord(kind: RecordKind, form: FormName): URLSearchParams | undefined {
  const record = new URLSearchParams(storedText(kind, form) ?? '');
  // If the clock was set back, the record seems younger. That is harmless.
  if (Date.now() - Number(record.get(savedAt)) < lifetime) {
    record.delete(savedAt);
    return record;
  }
  removeRecord(kind, form);
  return undefined;
}

const attemptStates = ['sending', 'sent', 'failed'] as const;

/**
 * The state of an attempt to send a form.
 *
 * - `failed`: nothing has arrived. Also recorded before the request is made.
 * - `sending`: the request was made. Also recorded while its outcome is unknown.
 */
type AttemptState = (typeof attemptStates)[number];

/** Records the state of an attempt, so that the page can report it when it is opened again. */
export const saveAttempt = (form: FormName, state: AttemptState) =>
  saveRecord('attempt', form, new URLSearchParams({ state }));

/** Returns the state of the last attempt in this tab; undefined if there is none. */
export function lastAttempt(form: FormName): AttemptState | undefined {
  const record = loadRecord('attempt', form);
  return attemptStates.find((state) => state === record?.get('state'));
}
