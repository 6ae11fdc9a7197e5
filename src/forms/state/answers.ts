/** A form control that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(({ name, type }) => name !== '' && type !== 'hidden');

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns the controls with an answer: chosen options, and fields that are not empty. */
export const answeredControls = (form: HTMLFormElement) =>
  controlsOf(form).filter((control) =>
    isChoice(control) ? control.checked : control.value !== '',
  );

/** Returns a snapshot of the answers, by the names of their fields. */
export const answersOf = (form: HTMLFormElement) =>
  new URLSearchParams(answeredControls(form).map(({ name, value }) => [name, value]));

export const hasAnswers = (form: HTMLFormElement) => answeredControls(form).length > 0;

function write(control: Control, values: readonly string[]) {
  const [text = ''] = values;
  if (isChoice(control)) control.checked = values.includes(control.value);
  // Assigning an equal text would move the caret.
  else if (control.value !== text) control.value = text;
  // An option that is no longer offered would leave the select blank.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

/**
 * Fills answers into a form. A field in `typed` keeps its text; a multi-line one gets the answer before it.
 *
 * @param typed the names of the fields in which the visitor typed before these answers were shown
 */
export function fillIn(
  form: HTMLFormElement,
  answers: URLSearchParams,
  typed: ReadonlySet<string> = new Set(),
) {
  for (const control of controlsOf(form)) {
    const values = answers.getAll(control.name);
    const [text = ''] = values;
    if (!typed.has(control.name)) write(control, values);
    else if (control instanceof HTMLTextAreaElement && !control.value.includes(text))
      control.setRangeText(`${text}\n`, 0, 0, 'preserve');
  }
}

/** Replaces the answers in a form by others, and tells those who save and check them. */
export function replaceAnswers(form: HTMLFormElement, answers = new URLSearchParams()) {
  fillIn(form, answers);
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
