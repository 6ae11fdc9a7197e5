import { controlsOf, isControl, type Control } from '../page-scripts/answers';

/** Why the browser refuses a field; the name of the message in `content/forms/`. */
type FieldErrorReason = 'missing' | 'invalid' | 'plain';

/** The fields with an error, by their names. */
export type FieldErrors = Readonly<Record<string, FieldErrorReason>>;

export const isRefused = ({ validity }: Control) => !validity.valid;

/** Returns why the browser refuses a field. */
export function reasonOf({ validity, type, value }: Control): FieldErrorReason {
  // The pattern refuses blanks.
  if (validity.valueMissing || validity.patternMismatch) return 'missing';
  return type === 'email' && /[^\0-\x7f].*@/.test(value) ? 'plain' : 'invalid';
}

/** Returns the errors of the fields that the browser has refused before React. Older browsers name none. */
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
