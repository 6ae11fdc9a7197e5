/** What a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** The field that nobody sees; a name that no autofill knows. */
export const honeypotName = 'zq-tmw';

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements]
    .filter(isControl)
    .filter(({ name, type }) => name !== '' && type !== 'hidden' && name !== honeypotName);

export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** What the visitor has answered so far; fields left open are not among it. */
export function answersOf(form: HTMLFormElement): URLSearchParams {
  const answers = new URLSearchParams();
  for (const control of controlsOf(form)) {
    const isAnswered = isChoice(control) ? control.checked : control.value !== '';
    if (isAnswered) answers.append(control.name, control.value);
  }
  return answers;
}

/** Whether a form holds an answer. */
export const isAnswered = (form: HTMLFormElement) => answersOf(form).toString() !== '';

function write(control: Control, values: string[]) {
  if (isChoice(control)) control.checked = values.includes(control.value);
  else control.value = values[0] ?? '';
  // An option that is no longer offered would leave the list without a word.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

/**
 * Writes older answers into a form. A field that is answered keeps its answer: the newest wins, and the
 * boxes of one question are one answer. Only the text of a field of several lines is never replaced
 * by what was typed without seeing it: it goes in front.
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

/** Takes every answer out of a form. */
export function emptyOut(form: HTMLFormElement) {
  for (const control of controlsOf(form)) write(control, []);
}
