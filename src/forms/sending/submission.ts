import type { FormName } from '../fields/form-fields';
import { answersOf, hasAnswers } from '../state/answers';
import { lastAttempt, removeRecord, saveAttempt } from '../state/tab-storage';
import { prepareEmail } from './email';
import { bytesOf, maxSize, messageParts } from './message';
import {
  classify,
  failures,
  isServiceResponse,
  NothingSentError,
  type Failure,
  type Outcome,
} from './outcome';

/**
 * The status of the last attempt to send a form. `docs/forms.md` has a diagram.
 *
 * - `idle`: there was no attempt.
 * - `sending`; `slow` after 8 seconds without an answer; `overdue` after 30.
 * - `sent`: the message has arrived, and the form is empty.
 * - `changed`: the message has arrived, and the form has answers that were not in it.
 * - Otherwise, how it failed.
 */
export type SubmissionStatus =
  'idle' | 'sending' | 'slow' | 'overdue' | 'sent' | 'changed' | Failure;

export type SubmissionState = {
  status: SubmissionStatus;
  /** Whether the attempt was made before the visitor opened the page, or came back to it. */
  isEarlier: boolean;
};

export const isBusy = ({ status }: SubmissionState) => status === 'sending' || status === 'slow';

export const hasArrived = ({ status }: SubmissionState) =>
  status === 'sent' || status === 'changed';

export const isFailure = (status: SubmissionStatus): status is Failure =>
  failures.some((failure) => failure === status);

/** The time after which the form reports that sending is slow, in milliseconds. */
const slowAfter = 8000;

/** The time after which the form stops waiting for an answer, in milliseconds. */
const overdueAfter = 30_000;

type Attempt = {
  /** The answers at the time of the submit. Nothing else is sent. */
  parts: URLSearchParams;
  /** Whether the request has been made. */
  isPosted: boolean;
  /** Whether the form has stopped waiting for the answer. */
  isReported: boolean;
};

/**
 * Creates the state machine of a form. It sends once for each submit, and never resends. An answer may come after
 * the form has stopped waiting. A late refusal is shown only if its attempt is the newest. A late success is shown
 * unless newer, different answers are under way.
 *
 * @param onChange called after each change of the state
 */
export function createSubmission(
  form: HTMLFormElement,
  name: FormName,
  onChange: (state: SubmissionState) => void,
) {
  let state: SubmissionState = { status: 'idle', isEarlier: false };
  /** The attempts without an answer. */
  let attempts: Attempt[] = [];
  /** The attempt whose refusal concerns the visitor. */
  let newest: Attempt | undefined;

  const show = (status: SubmissionStatus, isEarlier = false) => {
    state = { status, isEarlier };
    onChange(state);
  };

  /** Returns the status of the last attempt. If the form is empty, forgets the attempt unless it has arrived. */
  const takeEarlierStatus = (): SubmissionStatus => {
    const last = lastAttempt(name);
    const isEmpty = !hasAnswers(form);
    if (last === 'sent') return isEmpty ? 'sent' : 'changed';
    if (isEmpty) removeRecord('attempt', name);
    if (last === 'sending') return 'unknown';
    return last === 'failed' && !isEmpty ? 'tryLater' : 'idle';
  };

  const arrive = ({ parts }: Attempt) => {
    attempts = [];
    const isChanged = hasAnswers(form) && `${messageParts(name, answersOf(form))}` !== `${parts}`;
    // This removes the saved answers, too.
    if (!isChanged) form.reset();
    saveAttempt(name, 'sent');
    show(isChanged ? 'changed' : 'sent');
  };

  const end = (attempt: Attempt, outcome: Outcome) => {
    attempts = attempts.filter((one) => one !== attempt);
    if (outcome === 'sent') {
      const isReplaced = attempts.some(
        (one) => one === newest && `${one.parts}` !== `${attempt.parts}`,
      );
      if (!isReplaced) arrive(attempt);
    } else if (attempt === newest) {
      // After these two it may have arrived, so that its record stays `sending`.
      if (outcome !== 'unknown' && outcome !== 'serviceError') saveAttempt(name, 'failed');
      show(outcome);
    }
  };

  /** Returns whether a visitor waits for the result of an attempt. */
  const isAwaited = (attempt: Attempt) =>
    attempt === newest && !attempt.isReported && attempts.includes(attempt);

  const stopWaiting = (attempt: Attempt) => {
    if (!isAwaited(attempt)) return;
    attempt.isReported = true;
    if (attempt.isPosted) show('overdue');
    // Nothing has been sent yet. Give up, and report that another try may help.
    else end(attempt, 'tryLater');
  };

  /** Sends a message, and logs the service's answer. Does not throw. */
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
    newest = attempt;
    saveAttempt(name, 'failed');
    show('sending');
    const timers = [
      setTimeout(() => isAwaited(attempt) && show('slow'), slowAfter),
      setTimeout(() => stopWaiting(attempt), overdueAfter),
    ];
    const outcome = await deliver(attempt);
    timers.forEach(clearTimeout);
    if (attempts.includes(attempt)) end(attempt, outcome);
  };

  return {
    /** Returns the state: another object after each change. */
    getState: () => state,
    /** Sends answers, unless the form is busy. */
    submit: (answers: URLSearchParams) => {
      if (isBusy(state)) return;
      const parts = messageParts(name, answers);
      if (bytesOf(parts) > maxSize) {
        newest = undefined;
        show('tooLong');
      } else void send({ parts, isPosted: false, isReported: false });
    },
    /** Reports the last attempt of earlier pages, unless there was a submit on this one. */
    resume: () => {
      const status = takeEarlierStatus();
      if (state.status === 'idle' && status !== 'idle') show(status, true);
    },
    /**
     * Reports the last attempt after the page came from the back/forward cache. The form is no longer busy,
     * and an answer may still arrive.
     */
    resumeFromCache: () => {
      attempts = attempts.filter(({ isPosted }) => isPosted);
      for (const attempt of attempts) attempt.isReported = true;
      const status = takeEarlierStatus();
      if (status !== 'idle') show(status, true);
      else if (isBusy(state)) show(attempts.length > 0 ? 'unknown' : 'tryLater', true);
    },
    /** Forgets the last attempt, unless the form is busy. Its late refusal is not shown; a late success is. */
    reset: () => {
      if (isBusy(state)) return;
      newest = undefined;
      removeRecord('attempt', name);
      show('idle');
    },
    /** Gives up: a message that is not sent yet never will be, and late answers are ignored. */
    close: () => {
      attempts = [];
      show('idle');
    },
  };
}
