import type { FormName } from '../inline/forms';
import { clearDraft } from './draft';
import { prepareEmail } from './email';
import { hasAnswers, sizeLimit, sizeOf, snapshot } from './fields';
import {
  classify,
  failures,
  isServiceResponse,
  NothingSentError,
  type Failure,
  type Outcome,
} from './outcome';
import {
  removeAttempt,
  lastAttempt,
  loadRecords,
  saveAttempt,
  type AttemptState,
} from './tab-storage';

/**
 * The state of a form: nothing was submitted yet (`idle`), a message is being sent (`sending`, and
 * `slow` after 8 seconds), there was no answer in 30 seconds (`overdue`), or the outcome. The last
 * three describe an attempt made before this page was opened. `docs/forms.md` draws them.
 */
export type FormState =
  'idle' | 'sending' | 'slow' | 'overdue' | Outcome | 'interrupted' | 'failedBefore' | 'sentBefore';

export const isBusy = (state: FormState) => state === 'sending' || state === 'slow';

/** Returns whether the answers have arrived, now or before. */
export const isSent = (state: FormState) => state === 'sent' || state === 'sentBefore';

/** Returns whether the last submit on this page failed. */
export const isFailure = (state: FormState): state is Failure =>
  failures.some((failure) => failure === state);

const reopened: Readonly<Record<AttemptState, FormState>> = {
  sending: 'interrupted',
  failed: 'failedBefore',
  sent: 'sentBefore',
};

/**
 * Returns how a page that is opened again reports the last attempt. Without the answers it does so
 * once.
 */
function stateOfLast(name: FormName): FormState {
  const last = lastAttempt(name);
  if (!last) return 'idle';
  const isGone = last !== 'sent' && loadRecords('draft', name).length === 0;
  if (isGone) removeAttempt(name);
  return isGone && last === 'failed' ? 'idle' : reopened[last];
}

/** When the form says that sending takes longer than usual, in milliseconds. */
const slowAfter = 8000;

/** When the form stops waiting for an answer, in milliseconds. */
const overdueAfter = 30_000;

type Attempt = {
  /** The parts that were valid at the submit. Nothing else is sent. */
  parts: URLSearchParams;
  /** Called with the outcome, once it is known. */
  onEnd: (outcome: Outcome) => void;
  /** Whether the request has been made. */
  isPosted: boolean;
  /** Whether the page no longer waits for it. */
  isReported: boolean;
};

/** Empties a form whose answers have arrived, unless they have changed since the submit. */
function clearSent(name: FormName, parts: URLSearchParams) {
  const form = document.querySelector<HTMLFormElement>(`form[data-form=${name}]`);
  const isChanged = (form: HTMLFormElement) =>
    hasAnswers(form) && snapshot(name, new FormData(form)).toString() !== parts.toString();
  if (form && isChanged(form)) return;
  form?.reset();
  clearDraft(name);
}

/**
 * Creates the state machine of a form. React can subscribe to its state. It sends once for each submit,
 * and never by itself. An answer still counts after the form has reported that none came: a success
 * always, a refusal unless the form was sent again.
 */
export function createSubmission(name: FormName) {
  const listeners = new Set<() => void>();
  // React's own state arrives with the next render, too late for the second click of a double click.
  let state: FormState = 'idle';
  /** The attempts that may still be answered, the newest last. */
  let attempts: Attempt[] = [];

  const show = (next: FormState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isNewest = (attempt: Attempt) => attempts.at(-1) === attempt;

  const end = (attempt: Attempt, outcome: Outcome) => {
    const counts = outcome === 'sent' || isNewest(attempt);
    attempts = outcome === 'sent' ? [] : attempts.filter((one) => one !== attempt);
    if (!counts) return;
    if (outcome === 'sent') clearSent(name, attempt.parts);
    if (outcome !== 'unknown') saveAttempt(name, outcome === 'sent' ? 'sent' : 'failed');
    show(outcome);
    attempt.onEnd(outcome);
  };

  const stopWaiting = (attempt: Attempt) => {
    if (!isNewest(attempt) || attempt.isReported) return;
    attempt.isReported = true;
    if (attempt.isPosted) show('overdue');
    // A message that has not been sent by now never will be: the page says so.
    else end(attempt, 'tryLater');
  };

  /** Sends a message, and logs the service's answer. Never throws. */
  const deliver = async (attempt: Attempt): Promise<Outcome> => {
    let isOffline = !navigator.onLine;
    try {
      const send = await prepareEmail(name);
      if (!attempts.includes(attempt)) throw new NothingSentError('the library loaded too late');
      attempt.isPosted = true;
      saveAttempt(name, 'sending');
      isOffline = !navigator.onLine;
      const answer = await send(attempt.parts);
      console.info(answer.text);
      return classify(answer);
    } catch (error) {
      console.error(isServiceResponse(error) ? error.text : error);
      return classify(error, isOffline);
    }
  };

  const send = async (attempt: Attempt) => {
    attempts.push(attempt);
    saveAttempt(name, 'failed');
    show('sending');
    const timers = [
      setTimeout(() => isNewest(attempt) && !attempt.isReported && show('slow'), slowAfter),
      setTimeout(() => stopWaiting(attempt), overdueAfter),
    ];
    const outcome = await deliver(attempt);
    timers.forEach(clearTimeout);
    if (attempts.includes(attempt)) end(attempt, outcome);
  };

  return {
    /** Returns the current state. */
    getState: () => state,
    /** Calls a listener after each change of the state. Returns a function that stops this. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sends the data of a form, unless the attempt before is still waiting for its answer. */
    submit: (data: FormData, onEnd: Attempt['onEnd']) => {
      if (isBusy(state)) return;
      const parts = snapshot(name, data);
      if (sizeOf(parts) <= sizeLimit) {
        void send({ parts, onEnd, isPosted: false, isReported: false });
        return;
      }
      show('tooLong');
      onEnd('tooLong');
    },
    /**
     * Reports the last attempt. A page from the back/forward cache enables its button; an answer may
     * still arrive.
     */
    resume: (isFromCache: boolean) => {
      const last = stateOfLast(name);
      if (!isFromCache) {
        // A submit may come before the effects of its form run.
        if (state === 'idle') show(last);
        return;
      }
      attempts = attempts.filter(({ isPosted }) => isPosted);
      for (const attempt of attempts) attempt.isReported = true;
      if (last !== 'idle') show(last);
      else if (isBusy(state)) show(attempts.length > 0 ? 'interrupted' : 'failedBefore');
    },
    /** Forgets the last attempt, because the form was reset. */
    reset: () => {
      if (isBusy(state)) return;
      removeAttempt(name);
      show('idle');
    },
  };
}

/** Creates the submissions of a page. */
export const createSubmissions = () => ({
  contact: createSubmission('contact'),
  newsletter: createSubmission('newsletter'),
});
