import type { FormName } from '../starter/forms';
import { forgetAttempt, lastAttempt, type AttemptState } from './tab-storage';
import { failures, type Failure, type Outcome } from './outcome';
import { recall } from './tab-storage';

/**
 * The state of a form: nothing was pressed yet (`idle`), a message is being sent (`sending`,
 * and `slow` after 8 seconds), or its outcome. The last three describe an attempt made before this
 * page was opened.
 */
export type Phase =
  'idle' | 'sending' | 'slow' | Outcome | 'interrupted' | 'failedBefore' | 'sentBefore';

const phaseAfter: Readonly<Record<AttemptState, Phase>> = {
  sending: 'interrupted',
  failed: 'failedBefore',
  sent: 'sentBefore',
};

/**
 * Returns how a page that is opened again reports the last attempt. Without the answers it does so
 * once.
 */
export function phaseOfLast(name: FormName): Phase {
  const last = lastAttempt(name);
  if (!last) return 'idle';
  const isGone = last !== 'sent' && recall('draft', name).length === 0;
  if (isGone) forgetAttempt(name);
  return isGone && last === 'failed' ? 'idle' : phaseAfter[last];
}

export const isBusy = (phase: Phase) => phase === 'sending' || phase === 'slow';

/** Returns whether the answers have arrived, now or before. */
export const isSent = (phase: Phase) => phase === 'sent' || phase === 'sentBefore';

/** Returns whether the last press on this page failed. */
export const isFailure = (phase: Phase): phase is Failure =>
  failures.some((failure) => failure === phase);
