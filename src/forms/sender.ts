import type { FormName } from '../starter/forms';
import { deliver } from './deliver';
import { clearDraft } from './draft';
import { hasAnswers } from './fields';
import { forgetAttempt, saveAttempt } from './tab-storage';
import type { Failure, Outcome } from './outcome';
import { snapshot } from './fields';
import type { Phase } from './phase';
import { watchAnswer } from './slow-answer';

/** What a form does when a press ends, besides showing its phase. */
export type Reactions = {
  /** Called when the message has arrived. */
  onSent: (parts: URLSearchParams) => void;
  /** Called once for each press that ended without a confirmation. */
  onFailed: () => void;
};

/** One press. */
type Press = Reactions & {
  /** The parts that were valid at the press. Nothing else is sent. */
  parts: URLSearchParams;
  isOut: boolean;
  /** Whether the visitor has seen how it ended. */
  isTold: boolean;
};

/** Sends one form. */
export type Sender = {
  /** Returns whether a press has to wait for the one before. */
  isLocked: () => boolean;
  /** Sends the given parts; `isLocked` is true from the same moment. */
  send: (parts: URLSearchParams, reactions: Reactions) => Promise<void>;
  /** Reports that a press failed, and enables the button. */
  fail: (failure: Failure, reactions: Reactions) => void;
  /**
   * Reports the last attempt. If the page was away, the button is enabled; an answer may still
   * arrive.
   */
  tell: (last: Phase, isBack: boolean) => void;
  /** Discards the last attempt, because the form was reset. */
  clear: () => void;
};

/** Returns whether the form has changed since the press. */
function isChanged(form: HTMLFormElement, parts: URLSearchParams) {
  return hasAnswers(form) && snapshot(new FormData(form)).toString() !== parts.toString();
}

/**
 * Creates the sender of a form. It sends once for each press, and never by itself. An answer still
 * counts after the form has reported that none came: a success always, a refusal unless the form
 * was sent again. `docs/forms.md` draws the states.
 */
export function createSender(name: FormName, onPhase: (phase: Phase) => void): Sender {
  let phase: Phase = 'idle';
  /** The presses that may still be answered, the newest last. */
  let presses: Press[] = [];
  // React's own state arrives with the next render, too late for the second click of a double click.
  let locked = false;

  const show = (next: Phase) => {
    phase = next;
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
    saveAttempt(name, 'sent');
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
    if (outcome !== 'unknown') saveAttempt(name, 'failed');
    if (press.isTold) show(outcome);
    else fail(outcome, press);
  };

  const giveUpWaiting = (press: Press) => {
    if (!isNewest(press) || press.isTold) return;
    press.isTold = true;
    // A message that has not been sent by now never will be: the page has said so.
    if (!press.isOut) end(press);
    fail(press.isOut ? 'unknown' : 'tryLater', press);
  };

  return {
    isLocked: () => locked,
    fail,
    send: async (parts, reactions) => {
      const press: Press = { ...reactions, parts, isOut: false, isTold: false };
      presses.push(press);
      locked = true;
      saveAttempt(name, 'failed');
      show('sending');
      const stopWatching = watchAnswer(
        () => isNewest(press) && !press.isTold && show('slow'),
        () => giveUpWaiting(press),
      );
      const outcome = await deliver(name, parts, () => {
        press.isOut = presses.includes(press);
        if (press.isOut) saveAttempt(name, 'sending');
        return press.isOut;
      });
      stopWatching();
      if (presses.includes(press)) settle(press, outcome);
    },
    tell: (last, isBack) => {
      if (!isBack) {
        // A press may come before the effects of its form run.
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
    clear: () => {
      forgetAttempt(name);
      show('idle');
    },
  };
}
