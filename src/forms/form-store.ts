import type { FormName } from '../content/form-fields';
import { controlsOf, isControl } from '../page-scripts/answers';
import { restoredAttribute, sentAttribute, showBusy } from '../page-scripts/form-element';
import { formReadyEvent, type SubmitHandler } from '../page-scripts/forms';
import { warmUp } from './email';
import { earlyErrors, isRefused, markFields, reasonOf, type FieldErrors } from './field-errors';
import type { Outcome } from './outcome';
import {
  createSubmission,
  hasArrived,
  isBusy,
  isFailure,
  type SubmissionState,
} from './submission';

/** The state of a form, without its answers. */
export type FormState = {
  /** A new object after each step. */
  submission: SubmissionState;
  errors: FieldErrors;
  /** Whether the form was filled with saved answers. False after a reset. */
  isRestored: boolean;
};

export type FormStore = ReturnType<typeof createFormStore>;

/**
 * Creates the store of a form. It handles the form's events, sends the message and notifies React of each new
 * state. It survives a failure of React. The answers stay in the fields alone.
 *
 * @param onResult called when a message has arrived, and once for each attempt that failed; not while the
 * service has not answered
 */
export function createFormStore(
  form: HTMLFormElement,
  name: FormName,
  onResult: (outcome: Outcome) => void,
) {
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  const { signal } = abort;
  let state: FormState = {
    submission: { status: 'idle', isEarlier: false },
    errors: earlyErrors(form),
    isRestored: form.hasAttribute(restoredAttribute),
  };
  markFields(form, state.errors);
  // Closes the browser's bubble of an early submit, which would cover the error message.
  const { activeElement } = document;
  if (isControl(activeElement) && activeElement.name in state.errors) {
    activeElement.blur();
    activeElement.focus();
  }

  const update = (changes: Partial<FormState>) => {
    const { submission, errors } = (state = { ...state, ...changes });
    showBusy(form, isBusy(submission));
    form.toggleAttribute(sentAttribute, submission.status === 'sent');
    // Not `disabled`, so that the button keeps the focus.
    form.querySelector('[type=submit]')?.setAttribute('aria-disabled', `${isBusy(submission)}`);
    markFields(form, errors);
    for (const listener of listeners) listener();
  };
  const submission = createSubmission(form, name, (next) => {
    update({ submission: next });
    if (next.isEarlier) return;
    if (hasArrived(next)) onResult('sent');
    else if (isFailure(next.status)) onResult(next.status);
  });

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      submission.submit(new FormData(form));
    },
    { signal },
  );
  // The browser validates. Its bubble would cover the error message, so it is prevented, and the first
  // refused field is focused here.
  form.addEventListener(
    'invalid',
    (event) => {
      const { target } = event;
      if (!isControl(target)) return;
      event.preventDefault();
      update({ errors: { ...state.errors, [target.name]: reasonOf(target) } });
      // After React has rendered the error, so that screen readers announce it with the field.
      if (target === controlsOf(form).find(isRefused)) queueMicrotask(() => target.focus());
    },
    { capture: true, signal },
  );
  form.addEventListener(
    'input',
    () => {
      const refused = controlsOf(form).filter(isRefused);
      const errors = Object.entries(state.errors).filter(([field]) =>
        refused.some((control) => control.name === field),
      );
      if (errors.length < Object.keys(state.errors).length)
        update({ errors: Object.fromEntries(errors) });
    },
    { signal },
  );
  form.addEventListener(
    'reset',
    () => {
      update({ errors: {}, isRestored: false });
      submission.reset();
    },
    { signal },
  );
  addEventListener('pageshow', ({ persisted }) => persisted && submission.resumeFromCache(), {
    signal,
  });

  warmUp();
  // A held submit comes first: an earlier attempt is reported only if there is none.
  form.dispatchEvent(
    new CustomEvent<SubmitHandler>(formReadyEvent, { bubbles: true, detail: submission.submit }),
  );
  submission.resume();

  return {
    form,
    getState: () => state,
    /** Calls a listener after each change of the state. Returns a function that unsubscribes it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Stops handling the form's events, so that the browser sends it. */
    close: () => {
      abort.abort();
      showBusy(form, false);
    },
  };
}
