import type { FormName } from '../fields/form-fields';
import { answersOf, controlsOf, isControl } from '../state/answers';
import { FormAttribute } from '../state/form-attributes';
import { showBusy } from '../state/form-element';
import { formReadyEvent, type SubmitHandler } from '../state/form-events';
import { warmUp } from './email';
import { earlyErrors, isRefused, markFields, reasonOf, type FieldErrors } from './field-errors';
import type { Outcome } from './outcome';
import { createSubmission, hasArrived, isBusy, isFailure } from './submission';

/** What React shows at the fields of a form. The answers are in the fields alone. */
type FieldsState = {
  errors: FieldErrors;
  /** Whether the form was filled with saved answers. False after a reset. */
  isRestored: boolean;
};

export type FormStore = ReturnType<typeof createFormStore>;

/**
 * Creates the store of a form: it handles the form's events, and notifies React of each change of the submission
 * and of the fields. It survives a failure of React.
 *
 * @param onResult called once for each attempt on this page, when it has arrived or failed
 */
export function createFormStore(
  form: HTMLFormElement,
  name: FormName,
  onResult: (outcome: Outcome) => void,
) {
  const listeners = new Set<() => void>();
  const abort = new AbortController();
  const { signal } = abort;
  let fields: FieldsState = {
    errors: earlyErrors(form),
    isRestored: form.hasAttribute(FormAttribute.restored),
  };
  markFields(form, fields.errors);
  // A new focus closes the browser's bubble about an early submit, which would cover the error message.
  const { activeElement } = document;
  if (isControl(activeElement) && activeElement.name in fields.errors) {
    activeElement.blur();
    activeElement.focus();
  }

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const updateFields = (changes: Partial<FieldsState>) => {
    fields = { ...fields, ...changes };
    markFields(form, fields.errors);
    notify();
  };
  const submission = createSubmission(form, name, (state) => {
    showBusy(form, isBusy(state));
    form.toggleAttribute(FormAttribute.sent, state.status === 'sent');
    // Not `disabled`, so that the button keeps the focus.
    form.querySelector('[type=submit]')?.setAttribute('aria-disabled', `${isBusy(state)}`);
    notify();
    if (state.isEarlier) return;
    if (hasArrived(state)) onResult('sent');
    else if (isFailure(state.status)) onResult(state.status);
  });

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      submission.submit(answersOf(form));
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
      updateFields({ errors: { ...fields.errors, [target.name]: reasonOf(target) } });
      // After React has rendered the error, so that screen readers announce it with the field.
      if (target === controlsOf(form).find(isRefused)) queueMicrotask(() => target.focus());
    },
    { capture: true, signal },
  );
  form.addEventListener(
    'input',
    () => {
      const refused = controlsOf(form).filter(isRefused);
      const errors = Object.entries(fields.errors).filter(([field]) =>
        refused.some((control) => control.name === field),
      );
      if (errors.length < Object.keys(fields.errors).length)
        updateFields({ errors: Object.fromEntries(errors) });
    },
    { signal },
  );
  form.addEventListener(
    'reset',
    () => {
      updateFields({ errors: {}, isRestored: false });
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
    getSubmission: submission.getState,
    getFields: () => fields,
    /** Calls a listener after each change of the state. Returns a function that unsubscribes it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Stops handling the form, and shows its fields, so that the browser can send it. */
    close: () => {
      abort.abort();
      submission.close();
    },
  };
}
