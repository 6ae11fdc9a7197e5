import type { FormName } from './config';
import { deliver } from './deliver';
import { clearDraft } from './draft';
import { answersOf } from './fields';
import { noteAttempt } from './journal';
import type { Failure, Outcome } from './outcome';
import type { Phase } from './phase';
import { watchAnswer } from './slow-answer';

/** What a form does about the outcome of a press, besides showing its phase. */
export type Reactions = {
  /**
   * Called when the message has arrived.
   *
   * @param changed the fields hold other answers by now, and stay
   */
  onSent: (answers: URLSearchParams, changed: boolean) => void;
  /** Called once for each press that ended without a confirmation. */
  onFailed: () => void;
};

/** One press. */
type Attempt = Reactions & {
  form: HTMLFormElement;
  /** The answers that went out, or are about to. */
  answers: URLSearchParams;
  isOut: boolean;
  /** Whether the visitor has heard how it ended. */
  isTold: boolean;
};

/** Sends one form. */
export type Sender = {
  /** Whether a press has to wait for the one before. */
  isLocked: () => boolean;
  /** Sends the form as it is now; `isLocked` from the same moment on. */
  send: (form: HTMLFormElement, reactions: Reactions) => Promise<void>;
  /** Says that a press failed, and gives the button back. */
  fail: (failure: Failure, reactions: Reactions) => void;
  /** Gives the button back after the page was away; what went out may still be answered. */
  release: () => void;
};

/**
 * Sends a form once for each press, and never by itself. An answer that comes after the visitor was
 * told that none had come still counts: a success always, a refusal unless the form was sent again.
 */
export function createSender(name: FormName, setPhase: (phase: Phase) => void): Sender {
  /** Those that may still be answered, the newest last. */
  let attempts: Attempt[] = [];
  // React's own state arrives with the next render, too late for the second click of a double click.
  let locked = false;

  const isNewest = (attempt: Attempt) => attempts.at(-1) === attempt;
  const end = (attempt: Attempt) => {
    attempts = attempts.filter((one) => one !== attempt);
  };

  const fail: Sender['fail'] = (failure, { onFailed }) => {
    locked = false;
    setPhase(failure);
    onFailed();
  };

  const succeed = ({ form, answers, onSent }: Attempt) => {
    attempts = [];
    locked = false;
    const now = answersOf(form).toString();
    const changed = now !== '' && now !== answers.toString();
    if (!changed) {
      form.reset();
      clearDraft(form);
    }
    noteAttempt(name, 'sent');
    setPhase('sent');
    // A visitor who has gone on to another page is not called back.
    if (form.isConnected) onSent(answers, changed);
  };

  const settle = (attempt: Attempt, outcome: Outcome) => {
    if (outcome === 'sent') {
      succeed(attempt);
      return;
    }
    const counts = isNewest(attempt);
    end(attempt);
    if (!counts) return;
    if (outcome !== 'unknown') noteAttempt(name, 'failed');
    if (attempt.isTold) setPhase(outcome);
    else fail(outcome, attempt);
  };

  const giveUpWaiting = (attempt: Attempt) => {
    if (!isNewest(attempt) || attempt.isTold) return;
    attempt.isTold = true;
    // What has not gone out by now never will, since the visitor is told so.
    if (!attempt.isOut) end(attempt);
    fail(attempt.isOut ? 'unknown' : 'tryLater', attempt);
  };

  return {
    isLocked: () => locked,
    fail,
    send: async (form, reactions) => {
      const answers = answersOf(form);
      const attempt: Attempt = { ...reactions, form, answers, isOut: false, isTold: false };
      attempts.push(attempt);
      locked = true;
      setPhase('sending');
      const stopWatching = watchAnswer(
        () => isNewest(attempt) && !attempt.isTold && setPhase('slow'),
        () => giveUpWaiting(attempt),
      );
      const outcome = await deliver(name, form, () => {
        if (!attempts.includes(attempt)) return false;
        attempt.answers = answersOf(form);
        attempt.isOut = true;
        noteAttempt(name, 'sending');
        return true;
      });
      stopWatching();
      if (attempts.includes(attempt)) settle(attempt, outcome);
    },
    release: () => {
      locked = false;
      attempts = attempts.filter(({ isOut }) => isOut);
      for (const attempt of attempts) attempt.isTold = true;
    },
  };
}
