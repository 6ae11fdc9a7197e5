import type { FormName } from './config';
import { deliver } from './deliver';
import { clearDraft } from './draft';
import { isAnswered } from './fields';
import { forgetAttempt, noteAttempt } from './journal';
import { holdPage } from './navigation';
import type { Failure, Outcome } from './outcome';
import { partsOf } from './parts';
import { isBusy, isFailure, isSent, type Phase } from './phase';
import { watchAnswer } from './slow-answer';

/** What a form does about the outcome of a press, besides showing its phase. */
export type Reactions = {
  /** Called when the message has arrived. */
  onSent: (parts: URLSearchParams) => void;
  /** Called once for each press that ended without a confirmation. */
  onFailed: () => void;
};

/** One press. */
type Press = Reactions & {
  /** What was valid when it was pressed. Nothing else goes out. */
  parts: URLSearchParams;
  isOut: boolean;
  /** Whether the visitor has heard how it ended. */
  isTold: boolean;
};

/** Sends one form. */
export type Sender = {
  /** Whether a press has to wait for the one before. */
  isLocked: () => boolean;
  /** Asks whether a person is there. */
  ask: () => void;
  /** Sends what was pressed; `isLocked` from the same moment on. */
  send: (parts: URLSearchParams, reactions: Reactions) => Promise<void>;
  /** Says that a press failed, and gives the button back. */
  fail: (failure: Failure, reactions: Reactions) => void;
  /**
   * Tells of the last attempt. When the page was away, the button is given back; what went out may
   * still be answered.
   */
  tell: (last: Phase, isBack: boolean) => void;
  /** Forgets the last attempt, as the form was reset. */
  clear: () => void;
  /** Forgets an attempt whose answers the visitor has taken out by hand. */
  emptied: () => void;
};

/** Whether what the form holds is not what was pressed. */
function isChanged(form: HTMLFormElement, parts: URLSearchParams) {
  return isAnswered(form) && partsOf(new FormData(form)).toString() !== parts.toString();
}

/**
 * Sends a form once for each press, and never by itself. An answer that comes after the form has
 * said that none had come still counts: a success always, a refusal unless the form was sent again.
 * `docs/forms.md` draws the states.
 */
export function createSender(name: FormName, onPhase: (phase: Phase) => void): Sender {
  let phase: Phase = 'idle';
  /** Those that may still be answered, the newest last. */
  let presses: Press[] = [];
  // React's own state arrives with the next render, too late for the second click of a double click.
  let locked = false;

  const show = (next: Phase) => {
    phase = next;
    const isWaiting = isBusy(next) || next === 'asking';
    holdPage(name, isWaiting ? 'waits' : isFailure(next) ? 'failed' : null);
    onPhase(next);
  };
  const isNewest = (press: Press) => presses.at(-1) === press;
  const end = (press: Press) => {
    presses = presses.filter((one) => one !== press);
  };

  const fail: Sender['fail'] = (failure, { onFailed }) => {
    locked = false;
    show(failure);
    onFailed();
  };

  const succeed = ({ parts, onSent }: Press) => {
    presses = [];
    locked = false;
    const form = document.querySelector<HTMLFormElement>(`form[data-app=${name}]`);
    if (!form || !isChanged(form, parts)) {
      form?.reset();
      clearDraft(name);
    }
    noteAttempt(name, 'sent');
    show('sent');
    onSent(parts);
  };

  const settle = (press: Press, outcome: Outcome) => {
    if (outcome === 'sent') {
      succeed(press);
      return;
    }
    const counts = isNewest(press);
    end(press);
    if (!counts) return;
    if (outcome !== 'unknown') noteAttempt(name, 'failed');
    if (press.isTold) show(outcome);
    else fail(outcome, press);
  };

  const giveUpWaiting = (press: Press) => {
    if (!isNewest(press) || press.isTold) return;
    press.isTold = true;
    // What has not gone out by now never will: the page has said so.
    if (!press.isOut) end(press);
    fail(press.isOut ? 'unknown' : 'tryLater', press);
  };

  const clear = () => {
    forgetAttempt(name);
    show('idle');
  };

  return {
    isLocked: () => locked,
    ask: () => show('asking'),
    fail,
    send: async (parts, reactions) => {
      const press: Press = { ...reactions, parts, isOut: false, isTold: false };
      presses.push(press);
      locked = true;
      noteAttempt(name, 'failed');
      show('sending');
      const stopWatching = watchAnswer(
        () => isNewest(press) && !press.isTold && show('slow'),
        () => giveUpWaiting(press),
      );
      const outcome = await deliver(name, parts, () => {
        press.isOut = presses.includes(press);
        if (press.isOut) noteAttempt(name, 'sending');
        return press.isOut;
      });
      stopWatching();
      if (presses.includes(press)) settle(press, outcome);
    },
    tell: (last, isBack) => {
      if (!isBack) {
        // A press may come before the effects of the form that it is in.
        if (phase === 'idle') show(last);
        return;
      }
      const wasLocked = locked;
      locked = false;
      presses = presses.filter(({ isOut }) => isOut);
      for (const press of presses) press.isTold = true;
      if (last !== 'idle') show(last);
      else if (wasLocked) show(presses.length > 0 ? 'interrupted' : 'failedBefore');
    },
    clear,
    emptied: () => {
      if (!locked && !isSent(phase)) clear();
    },
  };
}
