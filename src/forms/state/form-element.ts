import { FormAttribute, type SlotName } from './form-attributes';
import type { FormName } from '../fields/form-fields';
import { outcomeWithoutAnswer } from './outcome';

export const formsOfPage = () =>
  document.querySelectorAll<HTMLFormElement>(`[${FormAttribute.form}]`);

/** Returns the form that an element belongs to, if it is one of the site's two. */
export const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(`[${FormAttribute.form}]`) : null;

export const nameOf = (form: HTMLFormElement): FormName =>
  form.getAttribute(FormAttribute.form) === 'newsletter' ? 'newsletter' : 'contact';

export const slotsOf = (form: HTMLFormElement) => form.querySelectorAll(`[${FormAttribute.slot}]`);

export const slotOf = (form: HTMLFormElement, name: SlotName) =>
  form.querySelector(`[${FormAttribute.slot}="${name}"]`);

/** Returns whether an event happened within an element that has an attribute. */
export const isWithin = (target: EventTarget | null, attribute: string) =>
  target instanceof Element && target.closest(`[${attribute}]`) !== null;

/** Returns the part of a form that has an attribute. */
export const partOf = (form: HTMLFormElement, attribute: string) =>
  form.querySelector<HTMLElement>(`[${attribute}]`);

/** Returns the attribute of the notice about a message that has not left the page, for the time before React. */
export const unsentNotice = () =>
  outcomeWithoutAnswer(false, !navigator.onLine) === 'offline'
    ? FormAttribute.offline
    : FormAttribute.notLoaded;

/** Shows and announces whether a form is busy. */
export function showBusy(form: HTMLFormElement, isBusy: boolean) {
  form.toggleAttribute(FormAttribute.busy, isBusy);
  const status = partOf(form, FormAttribute.status);
  const words = isBusy ? (partOf(form, FormAttribute.sending)?.textContent ?? '') : '';
  // Setting the same text again would announce it again.
  if (status && status.textContent !== words) status.textContent = words;
}
