import { savedAtName, recordKey, type FormName, type RecordKind } from '../inline/forms';

/** How long a tab keeps the records of a form, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/** The records of this page that storage has refused. */
const refused = new Map<string, string>();

/** Uses the storage of the tab; undefined if it is blocked or full. */
function inStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Saves one record in the tab's own storage, which ends with the tab: the next person at a shared
 * computer finds nothing. If storage is blocked or full, only this page keeps it.
 */
export function saveRecord(kind: RecordKind, form: FormName, values: URLSearchParams) {
  const record = new URLSearchParams(values);
  record.set(savedAtName, String(Date.now()));
  const key = recordKey(kind, form);
  refused.set(key, record.toString());
  inStorage((storage) => {
    storage.setItem(key, record.toString());
    refused.delete(key);
  });
}

/** Returns the saved records as text; null: nothing. */
export function storedText(kind: RecordKind, form: FormName): string | null {
  const key = recordKey(kind, form);
  return refused.get(key) ?? inStorage((storage) => storage.getItem(key)) ?? null;
}

/** Returns the records saved within the last 24 hours, the newest first. Removes older ones. */
export function loadRecords(kind: RecordKind, form: FormName): URLSearchParams[] {
  const texts = storedText(kind, form)?.match(new RegExp(`.*?${savedAtName}=\\d+`, 'g'));
  const records = (texts ?? [])
    .map((text) => new URLSearchParams(text))
    // A clock that was set back makes a record younger, which loses nothing.
    .filter((record) => Date.now() - Number(record.get(savedAtName)) < lifetime);
  if (records.length === 0) removeRecords(kind, form);
  return records;
}

export function removeRecords(kind: RecordKind, form: FormName) {
  const key = recordKey(kind, form);
  refused.delete(key);
  inStorage((storage) => storage.removeItem(key));
}

const attemptStates = ['sending', 'sent', 'failed'] as const;

/**
 * How far an attempt to send a form got. `failed`: nothing arrived, for certain; also the state
 * before anything is sent. `sending`: something was sent; also the state while the outcome is
 * unknown.
 */
export type AttemptState = (typeof attemptStates)[number];

/** Records how far an attempt got, so that a page that is opened again can report it. */
export const saveAttempt = (form: FormName, state: AttemptState) =>
  saveRecord('attempt', form, new URLSearchParams({ state }));

/** Returns the last attempt of this tab; undefined: none that is still of interest. */
export function lastAttempt(form: FormName): AttemptState | undefined {
  const [record] = loadRecords('attempt', form);
  return attemptStates.find((state) => state === record?.get('state'));
}

export const removeAttempt = (form: FormName) => removeRecords('attempt', form);
