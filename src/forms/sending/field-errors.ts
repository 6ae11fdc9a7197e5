import { controlsOf, isControl, type Control } from '../state/answers';

/** The reason why a field is invalid: the key of its words in `content/forms/`. */
export type FieldErrorReason = 'missing' | 'invalid' | 'plain';

/** The errors by the names of their fields. */
export type FieldErrors = Readonly<Record<string, FieldErrorReason>>;

const isInvalid = ({ validity }: Control) => !validity.valid;

export const firstInvalid = (form: HTMLFormElement) => controlsOf(form).find(isInvalid);

export function reasonOf({ validity, type, value }: Control): FieldErrorReason {
  // A pattern mismatch means that the text is blank.
  if (validity.valueMissing || validity.patternMismatch) return 'missing';
  return type === 'email' && /[^\0-\x7f].*@/.test(value) ? 'plain' : 'invalid';
}

const errorsAt = (controls: readonly Control[]): FieldErrors =>
  Object.fromEntries(controls.map((control) => [control.name, reasonOf(control)]));

/** Returns the errors that the browser has shown before React was mounted; none in browsers without `:user-invalid`. */
export function initialErrors(form: HTMLFormElement): FieldErrors {
  let invalid: Element[] = [];
  try {
    invalid = [...form.querySelectorAll(':user-invalid')];
  } catch {
    // The selector is unknown.
  }
  return errorsAt(invalid.filter(isControl).filter(isInvalid));
}

/** Returns the errors that are left. A field that is still invalid keeps its reason until `isLeft`. */
export function remainingErrors(form: HTMLFormElement, errors: FieldErrors, isLeft: boolean) {
  const invalid = controlsOf(form).filter(
    (control) => isInvalid(control) && control.name in errors,
  );
  const names = new Set(invalid.map(({ name }) => name));
  const kept = Object.entries(errors).filter(([name]) => names.has(name));
  return isLeft ? errorsAt(invalid) : Object.fromEntries(kept);
}

/** Marks the fields with an error. After the build, nothing else writes `aria-invalid`. */
export function markFields(form: HTMLFormElement, errors: FieldErrors) {
  for (const control of controlsOf(form))
    control.setAttribute('aria-invalid', `${control.name in errors}`);
}
