import type { FormName } from '../../contract/form-fields';

// The forms' items are in `sessionStorage`, which the browser deletes with the tab: the next person at a
// shared computer finds nothing. Where storage is blocked or full, nothing is saved.

/** The answers that are not sent yet, the state of the last attempt, and the plan that chose options. */
type ItemKind = 'answers' | 'attempt' | 'plan';

const keyOf = (kind: ItemKind, form: FormName) => `${kind}:${form}`;

/** The parameter with the time at which an item was saved, in milliseconds since 1970. */
const savedAt = 'saved-at';

/** How long an item is valid, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/** Returns what `access` returns; undefined where storage is blocked or full. */
export function inStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

export function saveItem(kind: ItemKind, form: FormName, values: URLSearchParams) {
  const item = new URLSearchParams(values);
  item.set(savedAt, String(Date.now()));
  inStorage((storage) => storage.setItem(keyOf(kind, form), item.toString()));
}

export const removeItem = (kind: ItemKind, form: FormName) =>
  inStorage((storage) => storage.removeItem(keyOf(kind, form)));

/** Returns the stored text of an item; null if there is none, and undefined where storage is blocked. */
export const storedText = (kind: ItemKind, form: FormName) =>
  inStorage((storage) => storage.getItem(keyOf(kind, form)));

/** Returns an item; undefined if there is none. Removes one that is older than 24 hours. */
export function loadItem(kind: ItemKind, form: FormName): URLSearchParams | undefined {
  const item = new URLSearchParams(storedText(kind, form) ?? '');
  // If the clock was set back, the item seems younger. That is harmless.
  if (Date.now() - Number(item.get(savedAt)) < lifetime) {
    item.delete(savedAt);
    return item;
  }
  removeItem(kind, form);
  return undefined;
}

const attemptStates = ['sending', 'sent', 'failed'] as const;

/**
 * The state of an attempt to send a form.
 *
 * - `failed`: nothing has arrived. Also saved before the request is made.
 * - `sending`: the request was made. Also saved while its outcome is unknown.
 */
type AttemptState = (typeof attemptStates)[number];

/** Saves the state of an attempt, so that the page can report it when it is opened again. */
export const saveAttempt = (form: FormName, state: AttemptState) =>
  saveItem('attempt', form, new URLSearchParams({ state }));

/** Returns the state of the last attempt in this tab; undefined if there is none. */
export function lastAttempt(form: FormName): AttemptState | undefined {
  const state = loadItem('attempt', form)?.get('state');
  return attemptStates.find((one) => one === state);
}
