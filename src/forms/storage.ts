import { keptAtName, keptKey, type Kept } from '../starter/forms';
import type { FormName } from './config';

/** How long a tab may keep what belongs to a form, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Keeps values in the tab's own storage, which ends with the tab: the next person at a shared computer
 * finds nothing. Where storage is blocked or full, nothing is kept, and nothing breaks.
 */
export function keep(kind: Kept, form: FormName, values: URLSearchParams) {
  values.set(keptAtName, String(Date.now()));
  try {
    sessionStorage.setItem(keptKey(kind, form), values.toString());
  } catch {
    // Drafts are a courtesy; the form works without.
  }
}

/** What was kept within the last 24 hours; null: nothing, and what is older is gone. */
export function recall(kind: Kept, form: FormName): URLSearchParams | null {
  try {
    const key = keptKey(kind, form);
    const values = new URLSearchParams(sessionStorage.getItem(key) ?? '');
    if (Date.now() - Number(values.get(keptAtName)) < lifetime) return values;
    sessionStorage.removeItem(key);
    return null;
  } catch {
    return null;
  }
}

/** When it was kept. */
export const keptAt = (values: URLSearchParams) => new Date(Number(values.get(keptAtName)));

export function forget(kind: Kept, form: FormName) {
  try {
    sessionStorage.removeItem(keptKey(kind, form));
  } catch {
    // What cannot be read was never kept.
  }
}
