import type { FieldName, FormName } from '../content/form-fields';

// The attributes by which scripts, styles and React find the parts of a form and its state. The markup in
// `src/forms` is made with them.

/** On a form of the site. Its value is the form's name. */
export const formAttribute = 'data-form';

/** On a form that is sending, or that holds a submit: its button shows its other words. */
export const busyAttribute = 'data-busy';

/** On a form whose message has arrived: a receipt replaces its fields. */
export const sentAttribute = 'data-sent';

/** On a form that got back answers which earlier pages had saved, until it is reset. */
export const restoredAttribute = 'data-restored';

/** On a control that a visitor has changed before the deferred script runs. */
export const typedAttribute = 'data-typed';

/** On an element into which React renders. It is empty in the build; its value is a `SlotName`. */
const slotAttribute = 'data-slot';

/** On the words of the submit button that replace the others while the form is busy. */
export const sendingAttribute = 'data-sending';

/** On the live region that announces these words. */
export const statusAttribute = 'data-status';

/** On the button that lets the browser send the form by itself. */
export const nativeAttribute = 'data-native';

/** On the notice that React could not be loaded; hidden until then. */
export const notLoadedAttribute = 'data-not-loaded';

/** The name of a slot. That of a field is for its error. */
export type SlotName =
  'notices' | 'plan' | 'progress' | 'saved-answers' | 'slow' | 'toast' | FieldName;

/** Returns the attribute that makes an element a slot. */
export const slot = (name: SlotName) => ({ [slotAttribute]: name });

export const formsOfPage = () => document.querySelectorAll<HTMLFormElement>(`[${formAttribute}]`);

/** Returns the form that an element belongs to, if it is one of the site's two. */
export const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(`[${formAttribute}]`) : null;

export const nameOf = (form: HTMLFormElement): FormName =>
  form.getAttribute(formAttribute) === 'newsletter' ? 'newsletter' : 'contact';

export const slotsOf = (form: HTMLFormElement) => form.querySelectorAll(`[${slotAttribute}]`);

export const slotOf = (form: HTMLFormElement, name: SlotName) =>
  form.querySelector(`[${slotAttribute}="${name}"]`);

/** Returns the part of a form that has an attribute. */
export const partOf = (form: HTMLFormElement, attribute: string) =>
  form.querySelector<HTMLElement>(`[${attribute}]`);

/** Shows and announces whether a form is busy. */
export function showBusy(form: HTMLFormElement, isBusy: boolean) {
  form.toggleAttribute(busyAttribute, isBusy);
  const status = partOf(form, statusAttribute);
  const words = isBusy ? (partOf(form, sendingAttribute)?.textContent ?? '') : '';
  // Setting the same text again would announce it again.
  if (status && status.textContent !== words) status.textContent = words;
}
