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

/** What a form shows besides its fields. */
export type FormState = {
  /** A new object after each step. */
  submission: SubmissionState;
  errors: FieldErrors;
  /** Whether earlier pages have saved the answers, until the form is reset. */
  isRestored: boolean;
};

export type FormStore = ReturnType<typeof createFormStore>;

/**
 * Creates the store of a form: it listens to the form's events, sends, and tells React what to show. It
 * outlives React, and owns no field: the answers are in the form alone.
 *
 * @param onResult called when a message has arrived, and once for each attempt that failed; silence is no
 * failure
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
  // The browser's bubble of an early submit would cover the message; it closes as its field loses the focus.
  const { activeElement } = document;
  if (isControl(activeElement) && activeElement.name in state.errors) {
    activeElement.blur();
    activeElement.focus();
  }

  const update = (changes: Partial<FormState>) => {
    const { submission, errors } = (state = { ...state, ...changes });
    showBusy(form, isBusy(submission));
    form.toggleAttribute(sentAttribute, submission.status === 'sent');
    // Never `disabled`: the button keeps the focus.
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
  // The browser decides what is valid. Its bubble would cover the message at the field, so it is not
  // shown, and the first refused field is focused here.
  form.addEventListener(
    'invalid',
    (event) => {
      const { target } = event;
      if (!isControl(target)) return;
      event.preventDefault();
      update({ errors: { ...state.errors, [target.name]: reasonOf(target) } });
      // After React has rendered the message, so that it is read with the field.
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
  // Takes a submit from before React, which must come before reports of earlier ones.
  form.dispatchEvent(
    new CustomEvent<SubmitHandler>(formReadyEvent, { bubbles: true, detail: submission.submit }),
  );
  submission.resume();

  return {
    form,
    getState: () => state,
    /** Calls a listener after each change of the state. Returns a function that stops this. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Leaves the form to the browser. */
    close: () => {
      abort.abort();
      showBusy(form, false);
    },
  };
}
