import { controlsOf, isControl, type Control } from '../state/answers';

/** The reason why the browser refuses a field: the key of its message in `content/forms/`. */
type FieldErrorReason = 'missing' | 'invalid' | 'plain';

/** The errors by the names of their fields. */
export type FieldErrors = Readonly<Record<string, FieldErrorReason>>;

export const isRefused = ({ validity }: Control) => !validity.valid;

export function reasonOf({ validity, type, value }: Control): FieldErrorReason {
  // A pattern mismatch means that the text is blank.
  if (validity.valueMissing || validity.patternMismatch) return 'missing';
  return type === 'email' && /[^\0-\x7f].*@/.test(value) ? 'plain' : 'invalid';
}

/** Returns the fields that the browser refused before React was mounted; none in browsers without `:user-invalid`. */
export function earlyErrors(form: HTMLFormElement): FieldErrors {
  let refused: Element[] = [];
  try {
    refused = [...form.querySelectorAll(':user-invalid')];
  } catch {
    // The selector is unknown.
  }
  return Object.fromEntries(refused.filter(isControl).map((one) => [one.name, reasonOf(one)]));
}

/** Marks the fields with an error. After the build, nothing else writes `aria-invalid`. */
export function markFields(form: HTMLFormElement, errors: FieldErrors) {
  for (const control of controlsOf(form))
    if (control.required) control.setAttribute('aria-invalid', `${control.name in errors}`);
}
