import type { FieldWithWords } from '../../content/types/form-types';
import { formFields, type FormName } from '../../contract/form-fields';
import { answeredControls, type Control } from '../state/answers';

/**
 * Returns the parts of a message: one for each field, empty if it has no answer. Several chosen options are
 * joined by a comma and a space. Only a browser that sends the form by itself sends a part for each.
 */
export const messageParts = (form: FormName, answers: URLSearchParams) =>
  new URLSearchParams(formFields[form].map(({ name }) => [name, answers.getAll(name).join(', ')]));

/** The size limit of the service for one message, in bytes, including the names of the parts. */
export const maxSize = 50_000;

/** Returns the size of the parts in a message, in bytes. A line break is two bytes. */
export const bytesOf = (parts: URLSearchParams) =>
  [...parts].reduce(
    (size, [name, value]) => size + new Blob([name, value.replace(/\r?\n|\r/g, '\r\n')]).size,
    0,
  );

/** Returns the answer in a control as the page shows it. */
const shownAnswer = (control: Control) =>
  control instanceof HTMLSelectElement
    ? (control.selectedOptions[0]?.text ?? '')
    : control.value.trim();

/** Returns the answers as text for the clipboard: `label: answer`, one line for each field. */
export function answersText(form: HTMLFormElement, fields: readonly FieldWithWords[]): string {
  const controls = answeredControls(form);
  return fields
    .map(({ name, label }) => {
      const given = controls.filter((control) => control.name === name).map(shownAnswer);
      return { label, answer: given.join(', ') };
    })
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${label}: ${answer}`)
    .join('\n');
}
