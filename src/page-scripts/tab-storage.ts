import type { FormName } from '../content/form-fields';

// Records of the forms in `sessionStorage`, which ends with the tab: the next person at a shared computer
// finds nothing. Where storage is blocked or full, nothing is saved.

/** A form's answers that were not sent yet, how its last attempt went, and the plan whose link has chosen options. */
type RecordKind = 'answers' | 'attempt' | 'plan';

const keyOf = (kind: RecordKind, form: FormName) => `${kind}:${form}`;

/** The parameter of a record with its time, in milliseconds since 1970. */
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

/** Returns a record as it is stored; null if there is none. */
export const storedText = (kind: RecordKind, form: FormName): string | null =>
  inStorage((storage) => storage.getItem(keyOf(kind, form))) ?? null;

/** Returns a record that was saved within the last 24 hours. Removes an older one. */
export function loadRecord(kind: RecordKind, form: FormName): URLSearchParams | undefined {
  const record = new URLSearchParams(storedText(kind, form) ?? '');
  // A clock that was set back makes a record younger, which loses nothing.
  if (Date.now() - Number(record.get(savedAt)) < lifetime) {
    record.delete(savedAt);
    return record;
  }
  removeRecord(kind, form);
  return undefined;
}

const attemptStates = ['sending', 'sent', 'failed'] as const;

/**
 * How far an attempt to send a form got. `failed`: nothing arrived, for certain; also the state before
 * anything is sent. `sending`: something was sent; also the state while the outcome is unknown.
 */
type AttemptState = (typeof attemptStates)[number];

/** Records how far an attempt got, so that a page that is opened again can report it. */
export const saveAttempt = (form: FormName, state: AttemptState) =>
  saveRecord('attempt', form, new URLSearchParams({ state }));

/** Returns the last attempt of this tab; undefined if there is none to report. */
export function lastAttempt(form: FormName): AttemptState | undefined {
  const record = loadRecord('attempt', form);
  return attemptStates.find((state) => state === record?.get('state'));
}
