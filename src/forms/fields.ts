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
    .filter(({ name, type }) => type !== 'hidden' && name !== honeypotName);

const isChoice = (control: Control): control is HTMLInputElement =>
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

/** Writes answers into the fields that are still open, and leaves the others alone. */
export function fillIn(form: HTMLFormElement, answers: URLSearchParams) {
  const given = answersOf(form);
  for (const control of controlsOf(form)) {
    if (given.has(control.name)) continue;
    const values = answers.getAll(control.name);
    if (isChoice(control)) control.checked = values.includes(control.value);
    else control.value = values[0] ?? '';
    // An option that is no longer offered would leave the list without a word.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0)
      control.selectedIndex = 0;
  }
}
