import type { FormName } from '../content/form-fields';
import { hasAnswers } from '../page-scripts/answers';
import { lastAttempt, removeRecord, saveAttempt } from '../page-scripts/tab-storage';
import { prepareEmail } from './email';
import { maxSize, messageParts, bytesOf } from './message';
import {
  classify,
  failures,
  isServiceResponse,
  NothingSentError,
  type Failure,
  type Outcome,
} from './outcome';

/**
 * How far the last attempt to send a form got; `docs/forms.md` draws the states.
 *
 * - `idle`: there was none.
 * - `sending`, and `slow` after 8 seconds; `overdue` after 30 without an answer.
 * - `sent`: it has arrived, and the form is empty. `changed`: it has arrived, and the form has answers
 *   that were not in it.
 * - One of the failures.
 */
type SubmissionStatus = 'idle' | 'sending' | 'slow' | 'overdue' | 'sent' | 'changed' | Failure;

export type SubmissionState = {
  status: SubmissionStatus;
  /** Whether the attempt was made before the page was opened. */
  isEarlier: boolean;
};

export const isBusy = ({ status }: SubmissionState) => status === 'sending' || status === 'slow';

export const hasArrived = ({ status }: SubmissionState) =>
  status === 'sent' || status === 'changed';

export const isFailure = (status: SubmissionStatus): status is Failure =>
  failures.some((failure) => failure === status);

/** When the form says that sending takes longer than usual, in milliseconds. */
const slowAfter = 8000;

/** When the form stops waiting for an answer, in milliseconds. */
const overdueAfter = 30_000;

type Attempt = {
  /** The parts that were valid at the submit. Nothing else is sent. */
  parts: URLSearchParams;
  /** Whether the request has been made. */
  isPosted: boolean;
  /** Whether the page no longer waits for it. */
  isReported: boolean;
};

/**
 * Creates the state machine of a form. It sends once for each submit, and never by itself. An answer
 * still counts after the form has reported that none came: a success always, a refusal unless the form
 * was sent again.
 *
 * @param onChange called with each new state
 */
export function createSubmission(
  form: HTMLFormElement,
  name: FormName,
  onChange: (state: SubmissionState) => void,
) {
  let state: SubmissionState = { status: 'idle', isEarlier: false };
  /** The attempts that may still be answered, the newest last. */
  let attempts: Attempt[] = [];

  const show = (status: SubmissionStatus, isEarlier = false) => {
    state = { status, isEarlier };
    onChange(state);
  };
  const isNewest = (attempt: Attempt) => attempts.at(-1) === attempt;

  /** Returns the status of the attempt of an earlier page. Forgets the attempt if the form has no answers. */
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
    const isChanged =
      hasAnswers(form) && `${messageParts(name, new FormData(form))}` !== `${parts}`;
    // The saved answers go with them.
    if (!isChanged) form.reset();
    saveAttempt(name, 'sent');
    show(isChanged ? 'changed' : 'sent');
  };

  const end = (attempt: Attempt, outcome: Outcome) => {
    const wasNewest = isNewest(attempt);
    attempts = attempts.filter((one) => one !== attempt);
    if (outcome === 'sent') arrive(attempt);
    else if (wasNewest) {
      // It may have arrived after all.
      if (outcome !== 'unknown' && outcome !== 'serviceError') saveAttempt(name, 'failed');
      show(outcome);
    }
  };

  const stopWaiting = (attempt: Attempt) => {
    if (!isNewest(attempt) || attempt.isReported) return;
    attempt.isReported = true;
    if (attempt.isPosted) show('overdue');
    // Nothing has been sent yet. Give up, and report that another try may help.
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
    /** Sends the data of a form, unless the attempt before is still waiting for its answer. */
    submit: (data: FormData) => {
      if (isBusy(state)) return;
      const parts = messageParts(name, data);
      if (bytesOf(parts) > maxSize) show('tooLong');
      else void send({ parts, isPosted: false, isReported: false });
    },
    /** Reports the attempt of an earlier page, unless a submit came first. */
    resume: () => {
      const status = takeEarlierStatus();
      if (state.status === 'idle' && status !== 'idle') show(status, true);
    },
    /**
     * Reports the last attempt of a page that comes from the back/forward cache. Its button works again;
     * an answer may still arrive.
     */
    resumeFromCache: () => {
      attempts = attempts.filter(({ isPosted }) => isPosted);
      for (const attempt of attempts) attempt.isReported = true;
      const status = takeEarlierStatus();
      if (status !== 'idle') show(status, true);
      else if (isBusy(state)) show(attempts.length > 0 ? 'unknown' : 'tryLater', true);
    },
    /** Forgets the last attempt, because the form was reset. */
    reset: () => {
      if (isBusy(state)) return;
      removeRecord('attempt', name);
      show('idle');
    },
  };
}
