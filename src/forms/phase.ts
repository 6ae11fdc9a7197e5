import type { AttemptState } from './journal';
import type { Failure, Outcome } from './outcome';

/**
 * Where a form stands: nothing was pressed yet (`idle`), a person is asked to confirm (`asking`), a
 * message is under way (`sending`, and `slow` after 8 seconds), or its outcome. The last three tell
 * of an attempt made before this page was opened.
 */
export type Phase =
  'idle' | 'asking' | 'sending' | 'slow' | Outcome | 'interrupted' | 'failedBefore' | 'sentBefore';

/** What a page says of the last attempt when it is opened again. */
export const phaseAfter: Readonly<Record<AttemptState, Phase>> = {
  sending: 'interrupted',
  failed: 'failedBefore',
  sent: 'sentBefore',
};

export const isBusy = (phase: Phase) => phase === 'sending' || phase === 'slow';

const failures: readonly Phase[] = [
  'fixNeeded',
  'tooLong',
  'tryLater',
  'wait',
  'offline',
  'unknown',
] satisfies readonly Failure[];

/** Whether the last press on this page failed. */
export const isFailure = (phase: Phase): phase is Failure => failures.includes(phase);
