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

/** Returns the visitor's answers so far, without empty fields. */
export function answersOf(form: HTMLFormElement): URLSearchParams {
  const answers = new URLSearchParams();
  for (const control of controlsOf(form)) {
    const isAnswered = isChoice(control) ? control.checked : control.value !== '';
    if (isAnswered) answers.append(control.name, control.value);
  }
  return answers;
}

/** Returns whether a form has an answer. */
export const isAnswered = (form: HTMLFormElement) => answersOf(form).toString() !== '';

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
    if (!newer.has(control.name)) write(control, values);
    else if (control instanceof HTMLTextAreaElement && !control.value.includes(text))
      control.value = `${text}\n${control.value}`;
  }
}

/** Removes every answer from a form. */
export function emptyOut(form: HTMLFormElement) {
  for (const control of controlsOf(form)) write(control, []);
}
