import type { FormName } from '../inline/forms';

/** The parts of a message, in its order. The form also has the ids of the account, for the browser. */
const formParts: Readonly<Record<FormName, readonly string[]>> = {
  contact: ['fullName', 'email', 'role', 'goals', 'helpNeeded', 'timeline', 'budget', 'additional'],
  newsletter: ['subscriber_email'],
};

/** A control that a visitor fills in. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(({ name, type }) => name !== '' && type !== 'hidden');

export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Names in a draft the choices that a link has made (`data-by-link`), not the visitor. */
const byLinkName = 'by-link';

/** Returns the visitor's answers so far, without empty fields. */
export function answersOf(form: HTMLFormElement): URLSearchParams {
  const answers = new URLSearchParams();
  for (const control of controlsOf(form)) {
    const isAnswered = isChoice(control) ? control.checked : control.value !== '';
    if (!isAnswered) continue;
    answers.append(control.name, control.value);
    if (control.dataset.byLink) answers.append(byLinkName, control.value);
  }
  return answers;
}

export const hasAnswers = (form: HTMLFormElement) => answersOf(form).toString() !== '';

function write(control: Control, values: string[]) {
  if (isChoice(control)) control.checked = values.includes(control.value);
  else control.value = values[0] ?? '';
  // An option that is no longer offered would leave the select blank.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

/**
 * Fills older answers into a form. A field with an answer keeps it: the newest wins, and the
 * checkboxes of one question are one answer. Only in a multi-line field does the older text stay
 * too, before the text that was typed without seeing it.
 */
export function fillIn(form: HTMLFormElement, older: URLSearchParams) {
  const newer = answersOf(form);
  for (const control of controlsOf(form)) {
    const values = older.getAll(control.name);
    const [text = ''] = values;
    if (!newer.has(control.name)) {
      write(control, values);
      if (older.getAll(byLinkName).includes(control.value)) control.dataset.byLink = 'yes';
    } else if (control instanceof HTMLTextAreaElement && !control.value.includes(text))
      control.value = `${text}\n${control.value}`;
  }
}

/**
 * Takes the answers out of a form that were not typed on this page. The browser has restored them,
 * so any record of them is newer.
 */
export function takeUntyped(form: HTMLFormElement): URLSearchParams {
  const controls = controlsOf(form);
  const untyped = answersOf(form);
  const typed = new Set(
    controls.filter((control) => control.hasAttribute('data-typed')).map(({ name }) => name),
  );
  for (const name of typed) untyped.delete(name);
  for (const control of controls) if (!typed.has(control.name)) write(control, []);
  return untyped;
}

/** Removes the marks of typed fields: the deferred script need not save them any more. */
export function forgetTyped(form: HTMLFormElement) {
  for (const control of controlsOf(form)) control.removeAttribute('data-typed');
}

export function clearFields(form: HTMLFormElement) {
  for (const control of controlsOf(form)) write(control, []);
}

/** Returns whether a text has no visible character. */
export const isBlank = (text: string) => /^[\s\p{Cf}\p{DI}]*$/u.test(text);

/** Returns whether a message has a blank answer to a question that needs words. */
export const hasBlanks = (form: HTMLFormElement, parts: URLSearchParams) =>
  controlsOf(form).some(({ name, required }) => required && isBlank(parts.get(name) ?? ''));

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
