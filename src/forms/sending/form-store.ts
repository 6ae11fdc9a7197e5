import type { FormName } from '../fields/form-fields';
import { answersOf, controlsOf, hasAnswers, isControl, replaceAnswers } from '../state/answers';
import { cleanAddress } from '../state/email-address';
import { FormAttribute } from '../state/form-attributes';
import { isWithin, showBusy } from '../state/form-element';
import { formReadyEvent, type SubmitHandler } from '../state/form-events';
import type { Outcome } from '../state/outcome';
import { forgetPlan } from '../state/plan';
import { warmUp } from './email';
import {
  earlyErrors,
  firstRefused,
  markFields,
  reasonOf,
  remainingErrors,
  type FieldErrors,
} from './field-errors';
import { Submission } from './submission';
import { hasArrived, isBusy, isFailure, type SubmissionState } from './submission-state';

/** What React shows at the fields of a form. The answers are in the fields alone. */
type FieldsState = {
  errors: FieldErrors;
  /** The names of the fields that the last submit was refused for. */
  refused: readonly string[];
  /** The answers that the visitor has cleared, until the next input. */
  cleared: URLSearchParams | null;
};

/**
 * The store of a form: it handles the form's events, and notifies React of each change of the submission and of the
 * fields. It survives a failure of React.
 */
export class FormStore {
  private readonly listeners = new Set<() => void>();
  private readonly abort = new AbortController();
  private readonly submission: Submission;
  private fields: FieldsState;

  /** @param onResult called once for each attempt on this page, when it has arrived or failed */
  constructor(
    readonly form: HTMLFormElement,
    name: FormName,
    private readonly onResult: (outcome: Outcome) => void,
  ) {
    for (const control of controlsOf(form)) cleanAddress(control);
    const errors = earlyErrors(form);
    this.fields = { errors, refused: Object.keys(errors), cleared: null };
    markFields(form, errors);
    // A new focus closes the browser's bubble about an early submit, which would cover the error message.
    const { activeElement } = document;
    if (isControl(activeElement) && activeElement.name in errors) {
      activeElement.blur();
      activeElement.focus();
    }
    this.submission = new Submission(form, name, (state) => this.onSubmission(state));
    this.listen();
    warmUp();
    // A held submit comes first: an earlier attempt is reported only if there is none.
    form.dispatchEvent(
      new CustomEvent<SubmitHandler>(formReadyEvent, {
        bubbles: true,
        detail: this.submission.submit,
      }),
    );
    this.submission.resume();
  }

  readonly getSubmission = () => this.submission.getState();
  readonly getFields = () => this.fields;

  /** Calls a listener after each change of the state. Returns a function that unsubscribes it. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Empties the form and forgets the last attempt, unless the form is busy. `restore` brings the answers back. */
  readonly clear = () => {
    if (isBusy(this.getSubmission())) return;
    const cleared = hasAnswers(this.form) ? answersOf(this.form) : null;
    this.empty();
    this.submission.forget();
    this.updateFields({ cleared });
    controlsOf(this.form)[0]?.focus();
  };

  /** Brings back the answers that were cleared. */
  readonly restore = () => {
    const { cleared } = this.fields;
    if (!cleared) return;
    replaceAnswers(this.form, cleared);
    this.form.toggleAttribute(FormAttribute.restored, true);
    controlsOf(this.form)[0]?.focus();
  };

  /** Stops handling the form, and shows its fields, so that the browser can send it. */
  close() {
    this.abort.abort();
    this.submission.close();
  }

  private empty() {
    replaceAnswers(this.form);
    this.form.removeAttribute(FormAttribute.restored);
    forgetPlan(this.form);
    this.updateFields({ errors: {}, refused: [] });
  }

  private notify() {
    for (const listener of this.listeners) listener();
  }

  private updateFields(changes: Partial<FieldsState>) {
    this.fields = { ...this.fields, ...changes };
    markFields(this.form, this.fields.errors);
    this.notify();
  }

  private onSubmission(state: SubmissionState) {
    if (state.status === 'sent' && !state.isEarlier) this.empty();
    showBusy(this.form, isBusy(state));
    this.form.toggleAttribute(FormAttribute.sent, state.status === 'sent');
    // Not `disabled`, so that the button keeps the focus.
    this.form.querySelector('[type=submit]')?.setAttribute('aria-disabled', `${isBusy(state)}`);
    this.notify();
    if (state.isEarlier) return;
    if (hasArrived(state)) this.onResult('sent');
    else if (isFailure(state.status)) this.onResult(state.status);
  }

  private listen() {
    const { form } = this;
    const { signal } = this.abort;
    form.addEventListener('submit', (event) => this.onSubmit(event), { signal });
    form.addEventListener('invalid', (event) => this.onInvalid(event), { capture: true, signal });
    form.addEventListener('input', () => this.onChange(false), { signal });
    form.addEventListener('change', () => this.onChange(true), { signal });
    form.addEventListener('click', (event) => this.onClick(event), { signal });
    addEventListener(
      'pageshow',
      ({ persisted }) => persisted && this.submission.resumeFromCache(),
      { signal },
    );
  }

  private onSubmit(event: Event) {
    event.preventDefault();
    this.updateFields({ refused: [], cleared: null });
    this.submission.submit(answersOf(this.form));
  }

  /** The browser validates. Its bubble would cover the error message, so the first refused field is focused here. */
  private onInvalid(event: Event) {
    const { target } = event;
    if (!isControl(target)) return;
    event.preventDefault();
    const isFirst = target === firstRefused(this.form);
    const errors = { ...this.fields.errors, [target.name]: reasonOf(target) };
    const refused = isFirst ? [] : this.fields.refused;
    this.updateFields({ errors, refused: [...new Set([...refused, target.name])] });
    // After React has rendered the error, so that screen readers announce it with the field.
    if (isFirst) queueMicrotask(() => target.focus());
  }

  private onClick(event: Event) {
    const { target } = event;
    if (isWithin(target, FormAttribute.clear)) this.clear();
    const link = target instanceof Element ? target.closest('a') : null;
    const control = controlsOf(this.form).find(({ id }) => id !== '' && link?.hash === `#${id}`);
    if (!control) return;
    // In all browsers, and without an entry in the history.
    event.preventDefault();
    control.focus();
  }

  /** @param isLeft whether the visitor has left the field */
  private onChange(isLeft: boolean) {
    if (!this.fields.cleared && Object.keys(this.fields.errors).length === 0) return;
    const errors = remainingErrors(this.form, this.fields.errors, isLeft);
    this.updateFields({ errors, cleared: null });
  }
}
