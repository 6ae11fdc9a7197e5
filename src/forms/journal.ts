import type { FormName } from './config';
import { forget, keep, keptAt, recall } from './storage';

const states = ['sending', 'sent', 'failed'] as const;

/**
 * How far an attempt to send a form got. `failed`: nothing has arrived for certain, also before anything
 * goes out. `sending`: something went out, also while nobody can tell how it ended.
 */
export type AttemptState = (typeof states)[number];

/**
 * Notes how far an attempt to send a form got, so that a page that is opened again can report it.
 * No attempt is repeated by itself.
 */
export const noteAttempt = (form: FormName, state: AttemptState) =>
  keep('journal', form, new URLSearchParams({ state }));

/** The last attempt of this tab; null: none that anybody would still ask about. */
export function lastAttempt(form: FormName): { state: AttemptState; at: Date } | null {
  const [entry] = recall('journal', form);
  const state = states.find((one) => one === entry?.get('state'));
  return entry && state ? { state, at: keptAt(entry) } : null;
}

export const forgetAttempt = (form: FormName) => forget('journal', form);
