import { controlsOf, isControl, type Control } from '../state/answers';

/** The reason why the browser refuses a field: the key of its words in `content/forms/`. */
export type FieldErrorReason = 'missing' | 'invalid' | 'plain';

/** The errors by the names of their fields. */
export type FieldErrors = Readonly<Record<string, FieldErrorReason>>;

const isRefused = ({ validity }: Control) => !validity.valid;

export const firstRefused = (form: HTMLFormElement) => controlsOf(form).find(isRefused);

export function reasonOf({ validity, type, value }: Control): FieldErrorReason {
  // A pattern mismatch means that the text is blank.
  if (validity.valueMissing || validity.patternMismatch) return 'missing';
  return type === 'email' && /[^\0-\x7f].*@/.test(value) ? 'plain' : 'invalid';
}

const errorsAt = (controls: readonly Control[]): FieldErrors =>
  Object.fromEntries(controls.map((control) => [control.name, reasonOf(control)]));

/** Returns the fields that the browser refused before React was mounted; none in browsers without `:user-invalid`. */
export function earlyErrors(form: HTMLFormElement): FieldErrors {
  let refused: Element[] = [];
  try {
    refused = [...form.querySelectorAll(':user-invalid')];
  } catch {
    // The selector is unknown.
  }
  return errorsAt(refused.filter(isControl).filter(isRefused));
}

/** Returns the errors that are left. A field that is still refused keeps its reason until `isLeft`. */
export function remainingErrors(form: HTMLFormElement, errors: FieldErrors, isLeft: boolean) {
  const refused = controlsOf(form).filter(
    (control) => isRefused(control) && control.name in errors,
  );
  const names = new Set(refused.map(({ name }) => name));
  const kept = Object.entries(errors).filter(([name]) => names.has(name));
  return isLeft ? errorsAt(refused) : Object.fromEntries(kept);
}

/** Marks the fields with an error. After the build, nothing else writes `aria-invalid`. */
export function markFields(form: HTMLFormElement, errors: FieldErrors) {
  for (const control of controlsOf(form))
    control.setAttribute('aria-invalid', `${control.name in errors}`);
}
