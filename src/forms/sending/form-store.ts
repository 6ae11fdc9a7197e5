import { FormAttribute } from '../../contract/form-attributes';
import type { FormName } from '../../contract/form-fields';
import { answersOf, controlsOf, hasAnswers, isControl, replaceAnswers } from '../state/answers';
import { cleanAddress } from '../state/email-address';
import { showBusy, formReadyEvent, type FormReadyEvent } from '../state/form-element';
import type { Outcome } from '../state/outcome';
import { forgetPlan } from '../state/plan';
import { warmUp } from './email';
import {
  initialErrors,
  firstInvalid,
  markFields,
  reasonOf,
  remainingErrors,
  type FieldErrors,
} from './field-errors';
import { Submission, hasArrived, isBusy, isFailure, type SubmissionState } from './submission';

/** What React shows at the fields of a form. The answers are in the fields alone. */
type FieldsState = {
  errors: FieldErrors;
  /** The names of the fields that were invalid at the last submit. */
  invalid: readonly string[];
  /** The answers that the visitor has cleared, until the next input. */
  cleared: URLSearchParams | null;
};

/**
 * The store of a form: once started, it handles the form's events, and notifies React of each change of the submission
 * and of the fields. It survives a failure of React.
 */
export class FormStore {
  private readonly listeners = new Set<() => void>();
  private readonly abort = new AbortController();
  private readonly submission: Submission;
  private fields: FieldsState = { errors: {}, invalid: [], cleared: null };
  /** Whether the page has input since the last submit. */
  private hasInput = false;

  /** @param onResult called once for each attempt on this page, when it has arrived or failed */
  constructor(
    readonly form: HTMLFormElement,
    name: FormName,
    private readonly onResult: (outcome: Outcome) => void,
  ) {
    this.submission = new Submission(form, name, (state) => this.onSubmission(state));
  }

  /** Takes the form over as the visitor has left it: shows the errors that it had, and sends a submit that waited. */
  start() {
    for (const control of controlsOf(this.form)) cleanAddress(control);
    const errors = initialErrors(this.form);
    this.updateFields({ errors, invalid: Object.keys(errors) });
    // A new focus closes the browser's bubble about an early submit, which would cover the error.
    const { activeElement } = document;
    if (isControl(activeElement) && activeElement.name in errors) {
      activeElement.blur();
      activeElement.focus();
    }
    this.listen();
    warmUp();
    // A waiting submit comes first: an earlier attempt is reported only if there is none.
    const ready: FormReadyEvent = new CustomEvent(formReadyEvent, {
      bubbles: true,
      detail: { submit: this.submission.submit, offer: this.offer },
    });
    this.form.dispatchEvent(ready);
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

  /** Offers to bring back answers that were cleared, until the next input. */
  private readonly offer = (cleared: URLSearchParams) => {
    if (!hasAnswers(this.form)) this.updateFields({ cleared });
  };

  /** Brings back the answers that were cleared. */
  readonly restore = () => {
    const { cleared } = this.fields;
    if (!cleared) return;
    replaceAnswers(this.form, cleared);
    this.form.toggleAttribute(FormAttribute.restored, true);
    controlsOf(this.form)[0]?.focus();
  };

  /** Returns whether the visitor types: the page has input since the last submit, and the focus is in a field. */
  readonly isTyping = () => this.hasInput && isControl(document.activeElement);

  /** Stops handling the form, and shows its fields, so that the browser can send it. */
  stop() {
    this.abort.abort();
    this.submission.stop();
  }

  private empty() {
    replaceAnswers(this.form);
    this.form.removeAttribute(FormAttribute.restored);
    forgetPlan(this.form);
    this.updateFields({ errors: {}, invalid: [] });
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
    form.addEventListener('reset', (event) => this.onReset(event), { signal });
    form.addEventListener('invalid', (event) => this.onInvalid(event), { capture: true, signal });
    form.addEventListener('input', () => this.onChange(false), { signal });
    form.addEventListener('change', () => this.onChange(true), { signal });
    form.addEventListener('click', (event) => this.onClick(event), { signal });
    // Not the one that this store fires when it empties the form.
    addEventListener('input', ({ isTrusted }) => (this.hasInput ||= isTrusted), { signal });
    addEventListener(
      'pageshow',
      ({ persisted }) => persisted && this.submission.resumeFromCache(),
      { signal },
    );
  }

  private onSubmit(event: Event) {
    event.preventDefault();
    this.hasInput = false;
    this.updateFields({ invalid: [], cleared: null });
    this.submission.submit(answersOf(this.form));
  }

  /** The browser validates. Its bubble would cover the error, so the first invalid field is focused here. */
  private onInvalid(event: Event) {
    const { target } = event;
    if (!isControl(target)) return;
    event.preventDefault();
    const isFirst = target === firstInvalid(this.form);
    const errors = { ...this.fields.errors, [target.name]: reasonOf(target) };
    const invalid = isFirst ? [] : this.fields.invalid;
    this.updateFields({ errors, invalid: [...new Set([...invalid, target.name])] });
    // After React has rendered the error, so that screen readers announce it with the field.
    if (isFirst) queueMicrotask(() => target.focus());
  }

  private onReset(event: Event) {
    event.preventDefault();
    this.clear();
  }

  private onClick(event: Event) {
    const { target } = event;
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
