import type { FormName } from '../../contract/form-fields';
import { answersOf, hasAnswers } from '../state/answers';
import {
  classify,
  failures,
  isServiceResponse,
  NothingSentError,
  outcomeWithoutAnswer,
  type Failure,
  type Outcome,
} from '../state/outcome';
import { lastAttempt, removeItem, saveAttempt } from '../state/tab-storage';
import { prepareEmail } from './email';
import { bytesOf, maxSize, messageParts } from './message';

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
  /** Counts the changes of status. It distinguishes two failures of the same kind in a row. */
  id: number;
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
 * The state machine of a form. It sends once for each submit, and never resends. An answer may come after the form has
 * stopped waiting. A late refusal is shown only if its attempt is the newest. A late success is shown unless newer,
 * different answers are under way.
 */
export class Submission {
  private state: SubmissionState = { id: 0, status: 'idle', isEarlier: false };
  /** The attempts without an answer. */
  private attempts: Attempt[] = [];
  /** The attempt whose refusal concerns the visitor. */
  private newest: Attempt | undefined;

  /** @param onChange called after each change of the state */
  constructor(
    private readonly form: HTMLFormElement,
    private readonly name: FormName,
    private readonly onChange: (state: SubmissionState) => void,
  ) {}

  /** Returns the state: another object after each change. */
  readonly getState = () => this.state;

  /** Sends answers, unless the form is busy. */
  readonly submit = (answers: URLSearchParams) => {
    if (isBusy(this.state)) return;
    const parts = messageParts(this.name, answers);
    if (bytesOf(parts) > maxSize) {
      this.newest = undefined;
      this.show('tooLong');
    } else void this.send({ parts, isPosted: false, isReported: false });
  };

  /** Reports the last attempt of earlier pages, unless there was a submit on this one. */
  resume() {
    const status = this.takeEarlierStatus();
    if (this.state.status === 'idle' && status !== 'idle') this.show(status, true);
  }

  /**
   * Reports the last attempt after the page came from the back/forward cache. The form is no longer busy, and an
   * answer may still arrive.
   */
  resumeFromCache() {
    this.attempts = this.attempts.filter(({ isPosted }) => isPosted);
    for (const attempt of this.attempts) attempt.isReported = true;
    const status = this.takeEarlierStatus();
    if (status !== 'idle') this.show(status, true);
    else if (isBusy(this.state))
      this.show(outcomeWithoutAnswer(this.attempts.length > 0, false), true);
  }

  /** Forgets the last attempt, unless the form is busy. Its late refusal is not shown; a late success is. */
  forget() {
    if (isBusy(this.state)) return;
    this.newest = undefined;
    removeItem('attempt', this.name);
    this.show('idle');
  }

  /** Gives up: a message that is not sent yet never will be, and late answers are ignored. */
  stop() {
    this.attempts = [];
    this.show('idle');
  }

  private show(status: SubmissionStatus, isEarlier = false) {
    this.state = { id: this.state.id + 1, status, isEarlier };
    this.onChange(this.state);
  }

  /** Returns the status of the last attempt. If the form is empty, forgets the attempt unless it has arrived. */
  private takeEarlierStatus(): SubmissionStatus {
    const last = lastAttempt(this.name);
    const isEmpty = !hasAnswers(this.form);
    if (last === 'sent') return isEmpty ? 'sent' : 'changed';
    if (isEmpty) removeItem('attempt', this.name);
    if (last === 'sending') return outcomeWithoutAnswer(true, false);
    return last === 'failed' && !isEmpty ? outcomeWithoutAnswer(false, !navigator.onLine) : 'idle';
  }

  private async send(attempt: Attempt) {
    this.attempts.push(attempt);
    this.newest = attempt;
    saveAttempt(this.name, 'failed');
    this.show('sending');
    const timers = [
      setTimeout(() => this.isAwaited(attempt) && this.show('slow'), slowAfter),
      setTimeout(() => this.stopWaiting(attempt), overdueAfter),
    ];
    const outcome = await this.deliver(attempt);
    timers.forEach(clearTimeout);
    if (this.attempts.includes(attempt)) this.end(attempt, outcome);
  }

  /** Makes the request, and logs the service's answer. Does not throw. */
  private async deliver(attempt: Attempt): Promise<Outcome> {
    let isOffline = !navigator.onLine;
    try {
      const send = await prepareEmail(this.name);
      if (!this.attempts.includes(attempt))
        throw new NothingSentError('the library loaded too late');
      attempt.isPosted = true;
      saveAttempt(this.name, 'sending');
      isOffline = !navigator.onLine;
      const answer = await send(attempt.parts);
      console.info(answer.text);
      return classify(answer);
    } catch (error) {
      console.error(isServiceResponse(error) ? error.text : error);
      return classify(error, isOffline);
    }
  }

  /** Returns whether a visitor waits for the result of an attempt. */
  private isAwaited(attempt: Attempt) {
    return attempt === this.newest && !attempt.isReported && this.attempts.includes(attempt);
  }

  private stopWaiting(attempt: Attempt) {
    if (!this.isAwaited(attempt)) return;
    attempt.isReported = true;
    if (attempt.isPosted) this.show('overdue');
    // Nothing has been sent yet, and it never will be.
    else this.end(attempt, outcomeWithoutAnswer(false, !navigator.onLine));
  }

  private end(attempt: Attempt, outcome: Outcome) {
    this.attempts = this.attempts.filter((one) => one !== attempt);
    if (outcome === 'sent') {
      const isReplaced = this.attempts.some(
        (one) => one === this.newest && `${one.parts}` !== `${attempt.parts}`,
      );
      if (!isReplaced) this.arrive(attempt);
    } else if (attempt === this.newest) {
      // After these two it may have arrived, so that the tab keeps `sending`.
      if (outcome !== 'unknown' && outcome !== 'serviceError') saveAttempt(this.name, 'failed');
      this.show(outcome);
    }
  }

  private arrive({ parts }: Attempt) {
    this.attempts = [];
    const isChanged =
      hasAnswers(this.form) && `${messageParts(this.name, answersOf(this.form))}` !== `${parts}`;
    saveAttempt(this.name, 'sent');
    this.show(isChanged ? 'changed' : 'sent');
  }
}
