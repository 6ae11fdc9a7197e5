import type { FormName } from '../inline/forms';

/** The parts of a message, in its order. The form also has the ids of the account, for the browser. */
const formParts: Readonly<Record<FormName, readonly string[]>> = {
  contact: ['fullName', 'email', 'role', 'goals', 'helpNeeded', 'timeline', 'budget', 'additional'],
  newsletter: ['subscriber_email'],
};

/** A control that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(({ name, type }) => name !== '' && type !== 'hidden');

export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns the visitor's answers so far, without empty fields. */
export function answersOf(form: HTMLFormElement): URLSearchParams {
  const answers = new URLSearchParams();
  for (const control of controlsOf(form)) {
    const isAnswered = isChoice(control) ? control.checked : control.value !== '';
    if (isAnswered) answers.append(control.name, control.value);
  }
  return answers;
}

export const hasAnswers = (form: HTMLFormElement) => answersOf(form).toString() !== '';

function write(control: Control, values: string[]) {
  const [text = ''] = values;
  if (isChoice(control)) control.checked = values.includes(control.value);
  // An equal text must not move the caret.
  else if (control.value !== text) control.value = text;
  // An option that is no longer offered would leave the select blank.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

/**
 * Fills records of answers into a form, the newest first. The newest answer to a question wins: what was
 * typed on this page, then each record, then what the browser has restored. The checkboxes of one
 * question are one answer. Only in a multi-line field does older text stay too, before the text that
 * was typed without seeing it.
 */
export function fillIn(form: HTMLFormElement, ...records: URLSearchParams[]) {
  const controls = controlsOf(form);
  const shown = answersOf(form);
  const isTyped = (part: string) =>
    controls.some((one) => one.name === part && one.hasAttribute('data-typed'));
  const typed = new URLSearchParams([...shown].filter(([part]) => isTyped(part)));
  for (const control of controls) {
    const answers = [typed, ...records].map((one) => one.getAll(control.name));
    const [newest = shown.getAll(control.name), ...older] = answers.filter(
      ({ length }) => length > 0,
    );
    const joined = older
      .flat()
      .reduce(
        (text, before) => (text.includes(before) ? text : `${before}\n${text}`),
        newest[0] ?? '',
      );
    write(control, control instanceof HTMLTextAreaElement ? [joined] : newest);
  }
}

/** Removes the marks of typed fields: the deferred script need not save them any more. */
export function forgetTyped(form: HTMLFormElement) {
  for (const control of controlsOf(form)) control.removeAttribute('data-typed');
}

export function clearFields(form: HTMLFormElement) {
  for (const control of controlsOf(form)) write(control, []);
}

/**
 * Returns the parts of a message, which do not change with the form. Choices that share a name are
 * one part, joined by a comma and a space.
 */
export function snapshot(form: FormName, data: FormData): URLSearchParams {
  const parts = new URLSearchParams();
  for (const name of formParts[form].filter((part) => data.has(part))) {
    const values = data.getAll(name).filter((value) => typeof value === 'string');
    parts.append(name, values.filter((value) => value !== '').join(', '));
  }
  return parts;
}

/** The service accepts 50 kB of answers in one message: bytes, including the names of the parts. */
export const sizeLimit = 50_000;

/** Returns how many bytes the parts take in a message, where line breaks are two bytes. */
export const sizeOf = (parts: URLSearchParams) =>
  [...parts].reduce(
    (size, [name, value]) => size + new Blob([name, value.replace(/\r?\n|\r/g, '\r\n')]).size,
    0,
  );

/** Returns the question that a part of a form answers, in the words of its label. */
function questionOf(form: HTMLFormElement, name: string): string {
  const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const words = field?.closest('fieldset')?.querySelector('legend') ?? field?.labels?.[0];
  return words?.textContent ?? name;
}

/** Returns the answers as text that a visitor can keep: a line for each, `question: answer`. */
export const answersText = (name: FormName, form: HTMLFormElement) =>
  [...snapshot(name, new FormData(form))]
    .flatMap(([part, value]) => (value.trim() ? [`${questionOf(form, part)}: ${value}`] : []))
    .join('\n');
