import type { FormName } from './config';
import { forget, keep, recall } from './storage';

const states = ['sending', 'sent', 'failed'] as const;

/**
 * How far an attempt to send a form got. `failed`: nothing arrived, for certain; also the state
 * before anything is sent. `sending`: something was sent; also the state while the outcome is
 * unknown.
 */
export type AttemptState = (typeof states)[number];

/**
 * Records how far an attempt to send a form got, so that a page that is opened again can report it.
 * No attempt is repeated automatically.
 */
export const noteAttempt = (form: FormName, state: AttemptState) =>
  keep('journal', form, new URLSearchParams({ state }));

/** Returns the last attempt of this tab; undefined: none that is still of interest. */
export function lastAttempt(form: FormName): AttemptState | undefined {
  const [entry] = recall('journal', form);
  return states.find((state) => state === entry?.get('state'));
}

export const forgetAttempt = (form: FormName) => forget('journal', form);
