import { keptAtName, keptKey, type FormName, type Kept } from '../starter/forms';

/** How long a tab may keep the records of a form, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/** The records of this page that storage has refused. */
const refused = new Map<string, string>();

/**
 * Keeps one record in the tab's own storage, which ends with the tab: the next person at a shared
 * computer finds nothing. If storage is blocked or full, only this page keeps it.
 */
export function keep(kind: Kept, form: FormName, values: URLSearchParams) {
  const record = new URLSearchParams(values);
  record.set(keptAtName, String(Date.now()));
  const key = keptKey(kind, form);
  try {
    sessionStorage.setItem(key, record.toString());
    refused.delete(key);
  } catch {
    refused.set(key, record.toString());
  }
}

/** Returns the kept record as text; null: nothing. */
export function storedText(kind: Kept, form: FormName): string | null {
  const key = keptKey(kind, form);
  try {
    return refused.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the records kept within the last 24 hours, the newest first. Removes older ones. */
export function recall(kind: Kept, form: FormName): URLSearchParams[] {
  const texts = storedText(kind, form)?.match(new RegExp(`.*?${keptAtName}=\\d+`, 'g'));
  const records = (texts ?? [])
    .map((text) => new URLSearchParams(text))
    // A clock that was set back makes a record younger, which loses nothing.
    .filter((record) => Date.now() - Number(record.get(keptAtName)) < lifetime);
  if (records.length === 0) forget(kind, form);
  return records;
}

export function forget(kind: Kept, form: FormName) {
  refused.delete(keptKey(kind, form));
  try {
    sessionStorage.removeItem(keptKey(kind, form));
  } catch {
    // An unreadable record counts as not kept.
  }
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
  keep('attempt', form, new URLSearchParams({ state }));

/** Returns the last attempt of this tab; undefined: none that is still of interest. */
export function lastAttempt(form: FormName): AttemptState | undefined {
  const [record] = recall('attempt', form);
  return attemptStates.find((state) => state === record?.get('state'));
}

export const forgetAttempt = (form: FormName) => forget('attempt', form);
