import { formFields, type FormName } from '../content/form-fields';
import { controlsOf, type Control } from '../page-scripts/answers';

/**
 * Returns a snapshot of the answers as the parts of a message; later edits of the form do not affect it.
 * Choices that share a name are one part, joined by a comma and a space.
 */
export function messageParts(form: FormName, data: FormData): URLSearchParams {
  const parts = new URLSearchParams();
  for (const { name } of formFields[form]) {
    if (!data.has(name)) continue;
    const values = data.getAll(name).filter((value) => typeof value === 'string');
    parts.append(name, values.filter((value) => value !== '').join(', '));
  }
  return parts;
}

/** The size limit of the service for one message, in bytes, including the names of the parts. */
export const maxSize = 50_000;

/** Returns the size of the parts in a message, in bytes. A line break is two bytes. */
export const bytesOf = (parts: URLSearchParams) =>
  [...parts].reduce(
    (size, [name, value]) => size + new Blob([name, value.replace(/\r?\n|\r/g, '\r\n')]).size,
    0,
  );

/** Returns the text of a control's legend or label. */
const questionTextOf = (control: Control) =>
  (control.closest('fieldset')?.querySelector('legend') ?? control.labels?.[0])?.textContent ??
  control.name;

/** Returns the answer in a control as the page shows it; empty if there is none. */
function answerIn(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return control.value && (control.selectedOptions[0]?.text ?? '');
  const isUnchecked =
    control instanceof HTMLInputElement &&
    control.matches('[type=checkbox], [type=radio]') &&
    !control.checked;
  return isUnchecked ? '' : control.value.trim();
}

/** Returns the answers as text for the clipboard, one line each: `question: answer`. */
export function answersText(form: HTMLFormElement): string {
  const answers = new Map<string, string[]>();
  for (const control of controlsOf(form)) {
    const answer = answerIn(control);
    const question = questionTextOf(control);
    if (answer) answers.set(question, [...(answers.get(question) ?? []), answer]);
  }
  return [...answers].map(([question, given]) => `${question}: ${given.join(', ')}`).join('\n');
}
