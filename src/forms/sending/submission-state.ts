import { failures, type Failure } from '../state/outcome';

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
